CREATE TYPE "public"."visibility" AS ENUM('public', 'unlisted', 'private');--> statement-breakpoint
CREATE TABLE "aliases" (
	"alias" text NOT NULL,
	"kind" text NOT NULL,
	"card_id" text NOT NULL,
	CONSTRAINT "aliases_alias_kind_pk" PRIMARY KEY("alias","kind")
);
--> statement-breakpoint
CREATE TABLE "card_facts" (
	"card_id" text NOT NULL,
	"position" integer NOT NULL,
	"keyword" text NOT NULL,
	"relation" text NOT NULL,
	"value" text,
	"value_number" double precision,
	"cost" text,
	"cost_force" integer,
	"cost_parts" text[] NOT NULL,
	"via" text[] NOT NULL,
	CONSTRAINT "card_facts_card_id_position_pk" PRIMARY KEY("card_id","position")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"set_code" text NOT NULL,
	"name" text NOT NULL,
	"base_name" text NOT NULL,
	"base_words" text COLLATE "C" NOT NULL,
	"version" text,
	"marks" text[] NOT NULL,
	"namesake" text,
	"identity" text NOT NULL,
	"side" text NOT NULL,
	"type_line" text NOT NULL,
	"type" text NOT NULL,
	"arenas" text[] NOT NULL,
	"kind" text,
	"subtype" text NOT NULL,
	"cost" text,
	"cost_number" double precision,
	"speed" text,
	"speed_number" double precision,
	"power" text,
	"power_number" double precision,
	"health" text,
	"health_number" double precision,
	"rarity" text NOT NULL,
	"number" text NOT NULL,
	"number_order" text COLLATE "C" NOT NULL,
	"usage" text[] NOT NULL,
	"text" text NOT NULL,
	"script" text NOT NULL,
	"classification" text[] NOT NULL,
	"summary" boolean DEFAULT false NOT NULL,
	"name_words" text COLLATE "C" NOT NULL,
	"text_words" text COLLATE "C" NOT NULL,
	"subtype_words" text COLLATE "C" NOT NULL,
	"stack_words" text COLLATE "C" NOT NULL,
	"pilot_words" text COLLATE "C" NOT NULL,
	"exact_names" text[] NOT NULL,
	"type_tags" text[] NOT NULL,
	"version_tags" text[] NOT NULL,
	"flags" text[] NOT NULL,
	"cost_parts" text[] NOT NULL,
	"force_costs" integer[] NOT NULL,
	"number_value" integer,
	"name_order" text COLLATE "C" NOT NULL,
	"fingerprint" text NOT NULL,
	"abilities" jsonb NOT NULL,
	"issues" jsonb NOT NULL,
	"origin" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck_cards" (
	"deck_id" text NOT NULL,
	"card_id" text NOT NULL,
	"zone" text NOT NULL,
	"count" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "deck_cards_deck_id_zone_card_id_pk" PRIMARY KEY("deck_id","zone","card_id")
);
--> statement-breakpoint
CREATE TABLE "deck_revisions" (
	"deck_id" text NOT NULL,
	"revision" integer NOT NULL,
	"deck" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deck_revisions_deck_id_revision_pk" PRIMARY KEY("deck_id","revision")
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"format" text,
	"visibility" "visibility" DEFAULT 'unlisted' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"edit_key_hash" text NOT NULL,
	"starter" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "formats" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"set_codes" text[] NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'official' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"removed" integer NOT NULL,
	"rejected" jsonb NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sets" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer,
	"year" integer,
	"era" text
);
--> statement-breakpoint
ALTER TABLE "card_facts" ADD CONSTRAINT "card_facts_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_set_code_sets_code_fk" FOREIGN KEY ("set_code") REFERENCES "public"."sets"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_cards" ADD CONSTRAINT "deck_cards_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_revisions" ADD CONSTRAINT "deck_revisions_deck_id_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_facts_keyword" ON "card_facts" USING btree ("keyword","relation","value_number");--> statement-breakpoint
CREATE INDEX "cards_identity" ON "cards" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "cards_set" ON "cards" USING btree ("set_code","number_order");--> statement-breakpoint
CREATE INDEX "cards_base" ON "cards" USING btree ("base_words");--> statement-breakpoint
CREATE INDEX "cards_name_trigram" ON "cards" USING gin ("name_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cards_text_trigram" ON "cards" USING gin ("text_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cards_subtype_trigram" ON "cards" USING gin ("subtype_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cards_exact_names" ON "cards" USING gin ("exact_names");--> statement-breakpoint
CREATE INDEX "cards_type_tags" ON "cards" USING gin ("type_tags");--> statement-breakpoint
CREATE INDEX "cards_flags" ON "cards" USING gin ("flags");--> statement-breakpoint
CREATE INDEX "cards_cost_parts" ON "cards" USING gin ("cost_parts");--> statement-breakpoint
CREATE INDEX "cards_force_costs" ON "cards" USING gin ("force_costs");--> statement-breakpoint
CREATE INDEX "cards_side" ON "cards" USING btree ("side");--> statement-breakpoint
CREATE INDEX "cards_cost" ON "cards" USING btree ("cost_number");--> statement-breakpoint
CREATE INDEX "cards_speed" ON "cards" USING btree ("speed_number");--> statement-breakpoint
CREATE INDEX "cards_power" ON "cards" USING btree ("power_number");--> statement-breakpoint
CREATE INDEX "cards_health" ON "cards" USING btree ("health_number");--> statement-breakpoint
CREATE INDEX "deck_cards_card" ON "deck_cards" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decks_request_key" ON "decks" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "decks_public" ON "decks" USING btree ("updated_at") WHERE "decks"."visibility" = 'public';