import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TimelineEvent } from "#commerce/aftersales/office/desk-schema.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { causeIn, factIn, said } from "../../../components/orders/facts.ts";
import { makerOf, orderStates, refundStatuses, returnStates } from "../../../components/orders/states.ts";
import { paidWithIn, paymentEvents, providerIn, wordIn } from "../../../components/orders/words.ts";
import { Failed, Skeleton } from "../../../components/states.tsx";
import { type Say, useFormats, useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { readPreference, storePreference } from "../../../runtime/preferences.ts";

/** All events of the order in one list. */
export function Timeline({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, moment } = useFormats();
  const [isNewestFirst, setIsNewestFirst] = useState(() => readPreference("timeline-newest", true));
  const { data, error, refetch } = useQuery({
    queryKey: ["order", String(order.id), "timeline"],
    queryFn: async ({ signal }) =>
      (await get<{ data: TimelineEvent[] }>(`/staff/orders/${order.id}/timeline`, {}, signal)).data,
  });
  const events = data && (isNewestFirst ? [...data].reverse() : data);
  const turn = (next: boolean) => {
    storePreference("timeline-newest", next);
    setIsNewestFirst(next);
  };
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("timeline")}</h2>
        <button type="button" className="button" onClick={() => turn(!isNewestFirst)}>
          {say(isNewestFirst ? "oldestFirst" : "newestFirst")}
        </button>
      </header>
      {error ? (
        <Failed again={() => void refetch()} />
      ) : !events ? (
        <Skeleton lines={5} />
      ) : (
        <ol className="timeline">
          {events.map((event, at) => {
            const { title, more } = toldOf(event, say, money, order.currency);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two events may say the same at the same moment.
              <li key={`${event.at} ${at}`} data-kind={event.kind}>
                <p>
                  <strong>{title}</strong>
                  {more && <span className="timeline-more">{more}</span>}
                </p>
                <p className="list-sub">
                  {whoOf(event.by, say)} · <time dateTime={event.at}>{moment(event.at)}</time>
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

const provider = "provider:";

function whoOf(by: string, say: Say): string {
  if (by === "") return say("theShop");
  if (by === "guest") return say("guest");
  if (by.startsWith(provider)) return providerIn(by.slice(provider.length), say);
  return by.startsWith("customer:") ? say("customer") : makerOf(by);
}

type EventTexts = { title: string; more?: string | null };

type Money = (amount: number, currency: string) => string;

function toldOf(event: TimelineEvent, say: Say, money: Money, currency: string): EventTexts {
  const { kind, from, to, text, fact } = event;
  const amount = event.amount === null ? "" : money(event.amount, currency);
  const more = fact ? factIn(fact, say, money) : text;
  switch (kind) {
    case "placed":
      return { title: say("eventPlaced"), more };
    case "state":
      return {
        title: say("eventState", { from: said(orderStates, from, say), to: said(orderStates, to, say) }),
        more: fact ? more : wordIn(text, say),
      };
    case "note":
      return { title: more ?? "" };
    case "payment":
      return paymentTold(event, say, amount);
    case "refund": {
      const why = event.because ? causeIn(event.because, say) : text;
      return { title: say("eventRefund", { amount, status: said(refundStatuses, to, say) }), more: why };
    }
    case "shipped":
      return { title: say("eventShipped"), more: text };
    case "delivered":
      return { title: say("eventDelivered"), more: text };
    case "return":
      return { title: `${say("returnNumber", { number: text ?? "" })}: ${said(returnStates, to, say)}` };
    case "email":
      return { title: say("eventEmail", { subject: text ?? "" }), more: to };
    case "remark":
      return { title: say("writeNote"), more: text };
    case "tags":
      return { title: say("eventTags"), more: text };
  }
}

function paymentTold({ by, to, text, paidWith, reference }: TimelineEvent, say: Say, amount: string): EventTexts {
  const what = said(paymentEvents, to, say);
  const title = by.startsWith(provider)
    ? [say("payReported", { provider: whoOf(by, say), what }), amount].filter(Boolean).join(" · ")
    : amount
      ? say("eventPayment", { amount, status: what })
      : `${say("payment")}: ${what}`;
  return { title, more: [paidWithIn(paidWith, say), wordIn(text, say), reference].filter(Boolean).join(" · ") };
}
