import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TimelineEvent } from "#commerce/aftersales/office/desk-schema.ts";
import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { Failed, Skeleton } from "../../../components/states.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { type Say, useFormats, useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { keepAs, readKept } from "../../../runtime/preferences.ts";
import { makerOf, orderStates, paymentStatuses, refundStatuses, returnStates } from "../states.ts";

/** Everything that happened to the order, in one list. */
export function Timeline({ order }: { order: OrderDetail }) {
  const say = useText();
  const { money, moment } = useFormats();
  const [isNewestFirst, setIsNewestFirst] = useState(() => readKept("timeline-newest", true));
  const { data, error, refetch } = useQuery({
    queryKey: ["order", String(order.id), "timeline"],
    queryFn: async ({ signal }) =>
      (await get<{ data: TimelineEvent[] }>(`/staff/orders/${order.id}/timeline`, {}, signal)).data,
  });
  const events = data && (isNewestFirst ? [...data].reverse() : data);
  const turn = (next: boolean) => {
    keepAs("timeline-newest", next);
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
            const amount = event.amount === null ? "" : money(event.amount, order.currency);
            const { title, more } = toldOf(event, say, amount);
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

function whoOf(by: string, say: Say): string {
  if (by === "") return say("theShop");
  if (by === "guest") return say("guest");
  return by.startsWith("customer:") ? say("customer") : makerOf(by);
}

const said = (keys: Readonly<Record<string, Key>>, word: string | null, say: Say): string => {
  const key = keys[word ?? ""];
  return key ? say(key) : (word ?? "");
};

function toldOf(event: TimelineEvent, say: Say, amount: string): { title: string; more?: string | null } {
  const { kind, from, to, text } = event;
  switch (kind) {
    case "placed":
      return { title: say("eventPlaced"), more: text };
    case "state":
      return {
        title: say("eventState", { from: said(orderStates, from, say), to: said(orderStates, to, say) }),
        more: text,
      };
    case "note":
      return { title: noteOf(text ?? "", say) };
    case "payment":
      return { title: say("eventPayment", { amount, status: said(paymentStatuses, to, say) }), more: text };
    case "refund":
      return { title: say("eventRefund", { amount, status: said(refundStatuses, to, say) }), more: text };
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

/** What the shop wrote into the history in English, where the office has words of its own for it. */
function noteOf(note: string, say: Say): string {
  if (note.startsWith("on hold: ")) return `${say("eventHeld")}: ${note.slice("on hold: ".length)}`;
  if (note === "released") return say("eventReleased");
  return note === "delivery address changed" ? say("eventAddress") : note;
}
