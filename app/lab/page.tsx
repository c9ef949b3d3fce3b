import { redirect } from "next/navigation";

export default function LabPage(): never {
  redirect("/lab/stack");
}
