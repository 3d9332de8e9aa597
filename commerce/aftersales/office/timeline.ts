import { sql } from "kysely";
import { causeOf } from "#commerce/aftersales/fulfilment/refunds/causes.ts";
import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { historyOf, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { sentEmailsOf } from "#commerce/shared/email/sent.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { TimelineEvent } from "./desk-schema.ts";
import { moneyOf, type OrderMoney } from "./payments.ts";
import { inOrder, type TimelineFact } from "./rules.ts";

type TagChange = { at: Date; kind: string; id: number | null; name: string; before: string[]; after: string[] };

/** Changes of an order's tags and who made them, from the audit log, because its history does not contain them. */
async function tagChangesOf(db: Db, orderId: number): Promise<TagChange[]> {
  const { rows } = await sql<TagChange>`
    select at, actor_kind as kind, actor_id as id, actor_name as name, before -> 'tags' as before, after -> 'tags' as after
    from audit_log where aggregate = 'order' and aggregate_id = ${String(orderId)} and type = 'order'
      and action = 'update' and after ? 'tags' order by id limit 200`.execute(db);
  return rows;
}

type TimelineOrder = { id: number; currency: string; confirmedAt?: Date | null };

/** Everything that happened to an order, oldest first. */
export async function timelineOf(db: Db, order: TimelineOrder): Promise<TimelineEvent[]> {
  const { id: orderId, currency } = order;
  const [history, { payments, refunds }, shipments, returns, emails, notes, tags] = await Promise.all([
    historyOf(db, orderId),
    moneyOf(db, order, {}),
    shipmentsOf(db, orderId),
    returnsOf(db, orderId),
    sentEmailsOf(db, { orderId }),
    db.selectFrom("order_notes").selectAll().where("order_id", "=", orderId).orderBy("id").limit(500).execute(),
    tagChangesOf(db, orderId),
  ]);
  const money = (amount: number) => toDecimal(amount, currency);
  const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ") || null;
  const told: TimelineFact[] = [
    ...history.map(({ from, status, note, fact, by, at }): TimelineFact => {
      const more = { at, by, fact, text: note || null };
      if (from === null) return { ...more, kind: "placed", to: status };
      return from === status ? { ...more, kind: "note" } : { ...more, kind: "state", from, to: status };
    }),
    ...payments.flatMap(paymentEvents),
    // Refunds that are done are in the history.
    ...refunds
      .filter(({ status }) => status !== "done")
      .map(({ status, amount, reason, key, by, createdAt }): TimelineFact => {
        const because = causeOf({ key, reason });
        return {
          at: createdAt,
          by,
          kind: "refund",
          to: status,
          amount: money(amount),
          because,
          text: because ? null : reason || null,
        };
      }),
    ...shipments.flatMap(({ createdAt, deliveredAt, provider, trackingNumber }): TimelineFact[] => {
      const text = said(provider, trackingNumber);
      const sent: TimelineFact = { at: createdAt, by: "", kind: "shipped", text };
      return deliveredAt ? [sent, { at: deliveredAt, by: "", kind: "delivered", text }] : [sent];
    }),
    ...returns.map(
      ({ id, status, createdAt }): TimelineFact => ({
        at: createdAt,
        by: "",
        kind: "return",
        to: status,
        text: String(id),
      }),
    ),
    ...emails.map(
      ({ sentAt, by, subject, to }): TimelineFact => ({ at: sentAt, by, kind: "email", to, text: subject }),
    ),
    ...notes.map(({ at, made_by: by, body }): TimelineFact => ({ at, by, kind: "remark", text: body })),
    ...tags.map(
      ({ at, kind, id, name, after }): TimelineFact => ({
        at,
        by: `${kind === "key" ? "staff" : kind}:${id ?? 0} ${name}`,
        kind: "tags",
        text: after.join(", ") || "–",
      }),
    ),
  ];
  return inOrder(told);
}

/** The events of a payment, except its start (the order was placed) and refunds, which are in the order's history. */
const paymentEvents = ({ events, paidWith, provider }: OrderMoney["payments"][number]): TimelineFact[] =>
  events
    .filter(
      ({ kind, report }) =>
        report !== null || !["started", "refunded", "refund-pending", "refund-failed"].includes(kind),
    )
    .map(({ at, kind, amount, reference, reason, report }) => ({
      at: new Date(at),
      kind: "payment",
      to: kind,
      amount,
      text: reason,
      reference: report ?? reference,
      by: report === null ? "" : `provider:${provider}`,
      paidWith: kind === "captured" && report === null ? paidWith : null,
    }));
