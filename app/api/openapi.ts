import { z } from "zod";
import { SituationShape } from "@/lib/attack/input";
import { DECK_FILE_KINDS } from "@/lib/decks/io/deck-list";
import {
  CardsQuery,
  DeckInput,
  DecksQuery,
  ParseInput,
  ReadInput,
  SaveInput,
  SuggestQuery,
  ValidateInput,
} from "./schemas";
import { PartnersQuery, StackInput } from "./stacks/schemas";

type Json = Record<string, unknown>;

const problem = {
  description: "Refused: a problem document (RFC 9457)",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

const answer = (description: string, schema: Json = { type: "object" }) => ({
  description,
  content: { "application/json": { schema } },
});

const bodyOf = (schema: z.ZodType) => ({
  required: true,
  content: {
    "application/json": { schema: z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) },
  },
});

function queryOf(schema: z.ZodObject): Json[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "query", schema }));
}

const TIME = { type: "string", format: "date-time" };
const pathId = { name: "id", in: "path", required: true, schema: { type: "string" } };
const editKey = [{}, { editKey: [] }];
const deck = { $ref: "#/components/schemas/Deck" };

function operation(summary: string, ok: Json, refusals: readonly number[], more: Json = {}): Json {
  const refused = refusals.map((status) => [status, problem]);
  return { summary, ...more, responses: { ...ok, ...Object.fromEntries(refused) } };
}

const cards = {
  "/api/cards": {
    get: operation(
      "Search cards in the query language, or fetch cards by id",
      { 200: answer("A page of cards") },
      [400],
      {
        parameters: queryOf(CardsQuery),
      },
    ),
  },
  "/api/cards/{id}": {
    get: operation("One card with facts, abilities and issues", { 200: answer("The card") }, [400, 404], {
      parameters: [pathId],
    }),
  },
  "/api/bulk/cards.ndjson": {
    get: operation(
      "Every card with its facts, one JSON object a line",
      { 200: { description: "NDJSON" } },
      [],
    ),
  },
  "/api/suggest": {
    get: operation(
      "Ways to go on from a query as far as it is typed",
      { 200: answer("Suggestions, each with the whole query it makes") },
      [400],
      { parameters: queryOf(SuggestQuery) },
    ),
  },
  "/api/parse": {
    post: operation("Read game text", { 200: answer("Abilities, facts and issues") }, [400, 413], {
      requestBody: bodyOf(ParseInput),
    }),
  },
};

const ifMatch = {
  name: "If-Match",
  in: "header",
  schema: { type: "string" },
  description: 'Revision the save builds on: "7"',
};
const idempotency = { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 200 } };
const form = { name: "form", in: "path", required: true, schema: { enum: DECK_FILE_KINDS } };

const decks = {
  "/api/decks": {
    get: operation(
      "Public decks, or decks by id, with their verdicts",
      { 200: answer("A page of decks") },
      [400],
      {
        parameters: queryOf(DecksQuery),
        security: editKey,
      },
    ),
    post: operation(
      "Store a new deck; the answer holds its edit key",
      { 201: answer("The deck", deck) },
      [400, 413, 429],
      {
        parameters: [idempotency],
        requestBody: bodyOf(DeckInput),
      },
    ),
  },
  "/api/decks/{id}": {
    get: operation("A deck; a private one with its edit key", { 200: answer("The deck", deck) }, [400, 404], {
      parameters: [pathId],
      security: editKey,
    }),
    put: operation(
      "Replace a deck; 409 holds the stored deck as `stored`",
      { 200: answer("The deck", deck) },
      [400, 403, 404, 409, 413, 429],
      { parameters: [pathId, ifMatch], requestBody: bodyOf(SaveInput), security: [{ editKey: [] }] },
    ),
  },
  "/api/decks/{id}/export/{form}": {
    get: operation("A deck as a file", { 200: { description: "The file" } }, [400, 404], {
      parameters: [pathId, form],
      security: editKey,
    }),
  },
  "/api/decks/read": {
    post: operation(
      "Read a deck file of any kind and find its cards",
      { 200: answer("Lines, notices, cards") },
      [400, 413],
      {
        requestBody: bodyOf(ReadInput),
      },
    ),
  },
  "/api/decks/validate": {
    post: operation("Judge a deck", { 200: answer("The deck report") }, [400, 413], {
      requestBody: bodyOf(ValidateInput),
    }),
  },
};

function storedDeck(): Json {
  const { properties = {} } = z.toJSONSchema(SaveInput, { io: "input", unrepresentable: "any" });
  const given = { id: { type: "string" }, revision: { type: "integer" }, createdAt: TIME, updatedAt: TIME };
  const editKey = { type: "string", description: "Only in the answer that creates the deck" };
  return { type: "object", properties: { ...properties, ...given, editKey }, required: Object.keys(given) };
}

const stacks = {
  "/api/stacks": {
    post: operation(
      "Whether cards may form one unit, and which",
      { 200: answer("The stacking report") },
      [400, 413],
      {
        requestBody: bodyOf(StackInput),
      },
    ),
  },
  "/api/stacks/partners": {
    get: operation("Every card that may stack with one", { 200: answer("Cards by reason") }, [400, 404], {
      parameters: queryOf(PartnersQuery),
    }),
  },
};

const attacks = {
  "/api/attacks": {
    post: operation("Preview an attack", { 200: answer("The attack preview") }, [400, 413], {
      requestBody: bodyOf(SituationShape),
    }),
  },
};

const health = { "/api/health": { get: operation("Whether it works", { 200: answer("It does") }, [503]) } };

/** The API described for programs (OpenAPI 3.1); inputs come from the schemas that check them. */
export function openapi(): Json {
  return {
    openapi: "3.1.0",
    info: { title: "Buildzone", version: "1", license: { name: "MIT", identifier: "MIT" } },
    paths: { ...cards, ...decks, ...stacks, ...attacks, ...health },
    components: {
      securitySchemes: { editKey: { type: "http", scheme: "bearer" } },
      schemas: {
        Deck: storedDeck(),
        Problem: {
          type: "object",
          required: ["type", "title", "status", "detail"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            code: { type: "string" },
            detail: { type: "string" },
          },
        },
      },
    },
  };
}
