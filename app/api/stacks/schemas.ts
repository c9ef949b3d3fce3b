import { z } from "zod";
import { ARENAS } from "@/lib/cards/card";

const MOST_CARDS = 60;

/** A card's name as printed, or its id. */
const Name = z.string().trim().min(1).max(200);

/** A Pilot by name, or a stack of Pilots top first. */
const Pilot = z.union([Name, z.array(Name).min(1).max(MOST_CARDS)]).transform((pilot) => [pilot].flat());

export const StackInput = z.strictObject({
  /** Top first. */
  stack: z.array(Name).min(1).max(MOST_CARDS),
  pilots: z.array(Pilot).max(MOST_CARDS).default([]),
  equipment: z.array(Name).max(MOST_CARDS).default([]),
  /** Other cards in play whose text may speak of the stack. */
  inPlay: z.array(Name).max(MOST_CARDS).default([]),
  arena: z.enum(ARENAS).optional(),
  setup: z.boolean().default(false),
  standing: z.boolean().default(false),
  names: z.enum(["official", "with-unconfirmed"]).default("official"),
});

export const PartnersQuery = z.strictObject({
  card: z.string().min(1).max(200),
  names: z.enum(["official", "with-unconfirmed"]).default("official"),
});
