import { Notice } from "@/components/ui/states";
import { describeWarning } from "@/lib/query/messages";
import type { Warning } from "@/lib/query/tree";

/** What of the query was not understood; the rest of it was run. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <div role="status" className="mt-3">
      <Notice>
        <ul className="grid gap-1">
          {warnings.map((warning) => (
            <li key={`${warning.code}${warning.start}`}>{describeWarning(warning)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
