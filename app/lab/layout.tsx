import type { ReactNode } from "react";
import { LabNavigation } from "@/components/stacking/lab-navigation";

export default function LabLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <LabNavigation />
      {children}
    </>
  );
}
