import type { Ability } from "@/lib/keywords/ability";
import type { Place, Source } from "@/lib/keywords/source";

/** An ability read, and the token behind it. */
export interface Read {
  readonly ability: Ability;
  readonly next: number;
}

/** One printed form: `read` gives the ability that begins at token `i`, or null where it is another form. */
export interface Construct {
  readonly name: string;
  read(source: Source, i: number, to: number, place: Place): Read | null;
}
