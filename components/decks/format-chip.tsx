import { Chip } from "@/components/ui/chip";

/** A deck's format by name, whatever words its player stored: long ones break and leave room beside them. */
export function FormatChip({ format }: { readonly format: string }) {
  return (
    <span className="min-w-0 max-w-1/2 shrink-0 wrap-anywhere">
      <Chip>{format}</Chip>
    </span>
  );
}
