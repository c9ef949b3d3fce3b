"use client";

import { useState } from "react";
import { attackWithHref } from "@/components/attack/attack-href";
import { CopyButton } from "@/components/decks/copy-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { ArenaMark } from "@/components/ui/marks";
import { Section } from "@/components/ui/section";
import type { Measure } from "@/lib/stacking/best-order";
import { AbilityList } from "./ability-list";
import { Attachments } from "./attachments";
import { LegalOrders } from "./legal-orders";
import { EMPTY_STACK } from "./stack-address";
import { StackSettings } from "./stack-settings";
import { Reasons, StackLamp } from "./stack-verdict";
import { UnitNumbers } from "./unit-numbers";
import type { StackLab as Lab } from "./use-stack-lab";

/** The unit the stack makes: verdict, numbers, abilities, the orders it could lie in. */
export function UnitPanel({ lab }: { readonly lab: Lab }) {
  const { stack, options, report, setup, change, cardOf } = lab;
  const [measure, setMeasure] = useState<Measure>("power");
  const [top] = stack;
  const { unit } = report;
  return (
    <div className="grid min-w-0 content-start gap-6 md:order-2 xl:order-3">
      {top && (
        <Section id="unit" title="Unit" aside={<StackLamp report={report} />}>
          <div className="grid gap-4">
            {unit && (
              <header className="grid gap-2">
                <h2 className="text-head">{unit.name}</h2>
                <p className="flex flex-wrap items-center gap-2 text-ink-soft">
                  {unit.types.map((arena) => (
                    <ArenaMark key={arena} arena={arena} />
                  ))}
                  {[unit.types.join("/"), unit.subtypes].filter(Boolean).join(" – ")}
                </p>
                <UnitNumbers unit={unit} top={top} />
              </header>
            )}
            <Reasons report={report} />
            {unit && (
              <div>
                <h3 className="label">Abilities</h3>
                <AbilityList abilities={unit.abilities} top={top} cardOf={cardOf} />
              </div>
            )}
            <p className="flex flex-wrap gap-2">
              <CopyButton text={() => location.href}>Copy link</CopyButton>
              <ButtonLink href={attackWithHref(setup)} prefetch={false}>
                Attack with it
              </ButtonLink>
              <Button look="quiet" onClick={() => change(() => EMPTY_STACK)}>
                Start anew
              </Button>
            </p>
          </div>
        </Section>
      )}
      {stack.length > 1 && (
        <Section id="orders" title="Legal orders">
          <LegalOrders
            stack={stack}
            options={options}
            measure={measure}
            onMeasure={setMeasure}
            onOrder={(ids) => change((before) => ({ ...before, cards: ids }))}
          />
        </Section>
      )}
      <Section id="around" title="Around the stack">
        <Attachments lab={lab} />
      </Section>
      <Section id="settings" title="Situation">
        <StackSettings setup={setup} change={change} />
      </Section>
    </div>
  );
}
