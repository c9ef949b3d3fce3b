import { answering, json, only, readBody, readQuery } from "@/app/api/answer";
import { NoQuery } from "@/app/api/schemas";
import { check } from "@/lib/stacking/check";
import { namedCards } from "./named-cards";
import { StackInput } from "./schemas";

/** Whether cards, top first, may form one unit, and what unit they make: the report of the `stack` command. */
export const POST = answering(async (request) => {
  readQuery(request, NoQuery);
  const { stack, pilots, equipment, inPlay, arena, ...rest } = await readBody(request, StackInput);
  const cardNamed = await namedCards([...stack, ...pilots.flat(), ...equipment, ...inPlay]);
  const report = check(stack.map(cardNamed), {
    ...rest,
    ...(arena && { arena }),
    pilots: pilots.map((pilot) => pilot.map(cardNamed)),
    equipment: equipment.map(cardNamed),
    inPlay: inPlay.map(cardNamed),
  });
  return json(report);
});

const others = only("POST");

export { others as DELETE, others as GET, others as PATCH, others as PUT };
