import { sql } from "kysely";
import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { sentEmailsOf } from "#commerce/sales/orders/emails/sent.ts";
import { paidWithText } from "#commerce/sales/orders/paid-with.ts";
import { paidWithTexts } from "#commerce/sales/orders/paid-with-texts.ts";
import { historyOf, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { TimelineEvent } from "./desk-schema.ts";
import { paymentsOf } from "./detail.ts";
import { inOrder, type Told } from "./rules.ts";

type TagChange = { at: Date; kind: string; id: number | null; name: string; before: string[]; after: string[] };

/** Who changed an order's tags to what, from the audit log: they are no part of its history. */
async function tagChangesOf(db: Db, orderId: number): Promise<TagChange[]> {
  const { rows } = await sql<TagChange>`
    select at, actor_kind as kind, actor_id as id, actor_name as name, before -> 'tags' as before, after -> 'tags' as after
    from audit_log where aggregate = 'order' and aggregate_id = ${String(orderId)} and type = 'order'
      and action = 'update' and after ? 'tags' order by id limit 200`.execute(db);
  return rows;
}

/** Everything that happened to an order, oldest first. `currency`: the order's. */
export async function timelineOf(db: Db, orderId: number, currency: string): Promise<TimelineEvent[]> {
  const [history, payments, refunds, shipments, returns, emails, notes, tags] = await Promise.all([
    historyOf(db, orderId),
    paymentsOf(db, orderId),
    refundsOf(db, orderId),
    shipmentsOf(db, orderId),
    returnsOf(db, orderId),
    sentEmailsOf(db, orderId),
    db.selectFrom("order_notes").selectAll().where("order_id", "=", orderId).orderBy("id").limit(500).execute(),
    tagChangesOf(db, orderId),
  ]);
  const money = (amount: number) => toDecimal(amount, currency);
  const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ") || null;
  const told: Told[] = [
    ...history.map(({ from, status, note, by, at }): Told => {
      if (from === null) return { at, by, kind: "placed", to: status, text: note || null };
      return from === status
        ? { at, by, kind: "note", text: note }
        : { at, by, kind: "state", from, to: status, text: note || null };
    }),
    ...payments.map(
      ({ status, amount, updatedAt, detail, with: paidWith }): Told => ({
        ...{ at: updatedAt, by: "", kind: "payment", to: status, amount: money(amount) },
        text: said(paidWith && paidWithText(paidWith, paidWithTexts.en), detail),
      }),
    ),
    // The history tells of those that are done.
    ...refunds
      .filter(({ status }) => status !== "done")
      .map(
        ({ status, amount, reason, by, createdAt }): Told => ({
          ...{ at: createdAt, by, kind: "refund", to: status, amount: money(amount), text: reason || null },
        }),
      ),
    ...shipments.flatMap(({ createdAt, deliveredAt, provider, trackingNumber }): Told[] => {
      const text = said(provider, trackingNumber);
      const sent: Told = { at: createdAt, by: "", kind: "shipped", text };
      return deliveredAt ? [sent, { at: deliveredAt, by: "", kind: "delivered", text }] : [sent];
    }),
    ...returns.map(
      ({ id, status, createdAt }): Told => ({ at: createdAt, by: "", kind: "return", to: status, text: String(id) }),
    ),
    ...emails.map(({ sentAt, by, subject, to }): Told => ({ at: sentAt, by, kind: "email", to, text: subject })),
    ...notes.map(({ at, made_by: by, body }): Told => ({ at, by, kind: "remark", text: body })),
    ...tags.map(
      ({ at, kind, id, name, after }): Told => ({
        ...{
          at,
          by: `${kind === "key" ? "staff" : kind}:${id ?? 0} ${name}`,
          kind: "tags",
          text: after.join(", ") || "–",
        },
      }),
    ),
  ];
  return inOrder(told);
}
