import { Zip, ZipPassThrough } from "fflate";
import { sql } from "kysely";
import { type StoredPiece, toPieces } from "#commerce/aftersales/fulfilment/reads.ts";
import { localizeOrder } from "#commerce/sales/orders/emails/localize.ts";
import { languageOf } from "#commerce/sales/orders/emails/send.ts";
import { type CreditedRefund, creditNoteNumber, creditNotePdf } from "#commerce/sales/orders/invoice/credit-note.ts";
import type { PaperLook } from "#commerce/sales/orders/invoice/head.ts";
import { invoicePdf } from "#commerce/sales/orders/invoice/invoice.ts";
import { findOrders, paidBackOf } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Db } from "#database/tables.ts";
import type { ContentClient } from "#services/content/client.ts";

type Services = {
  db: Db;
  content: ContentClient;
  seller: readonly string[];
  bank: readonly string[];
  look?: PaperLook;
};
/** From the start of `from` to the start of `to`. `regions`: price regions; null means all. */
export type Period = { from: Date; to: Date; regions: readonly string[] | null };
type Paper = { name: string; at: Date; data: Uint8Array };

const perStep = 25;

/**
 * All invoices and credit notes of a period as one ZIP, in chunks as they are written. No more than one document is in
 * memory at a time, however long the period is.
 */
export async function* archiveOf(services: Services, period: Period): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, at, data } of papersOf(services, period)) {
    // PDFs are compressed already.
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(data, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* papersOf(services: Services, period: Period): AsyncGenerator<Paper> {
  const { db, seller, bank } = services;
  const look = services.look && { look: services.look };
  for (let after = 0; ; ) {
    const ids = await invoicedAfter(db, period, after);
    for (const order of await findOrders(db, ids)) {
      const { named, language } = await inOwnLanguage(services, order);
      const paidBack = await paidBackOf(db, order.id);
      const data = await invoicePdf({ order: named, language, seller, bank, paidBack, ...look });
      yield { name: `invoices/invoice-${order.id}.pdf`, at: order.confirmedAt ?? order.placedAt, data };
    }
    after = ids.at(-1) ?? 0;
    if (ids.length < perStep) break;
  }
  for (let after = 0; ; ) {
    const refunds = await refundsAfter(db, period, after);
    for (const { orderId, items, ...refund } of refunds) {
      const [order] = await findOrders(db, [orderId]);
      if (!order) continue;
      const { named, language } = await inOwnLanguage(services, order);
      const credited = { ...refund, items: toPieces(items) };
      const data = await creditNotePdf({ order: named, language, seller, credited, ...look });
      yield { name: `credit-notes/credit-note-${creditNoteNumber(orderId, refund.place)}.pdf`, at: refund.at, data };
    }
    after = refunds.at(-1)?.id ?? 0;
    if (refunds.length < perStep) return;
  }
}

async function inOwnLanguage({ db, content }: Services, order: Order) {
  const language = languageOf(order);
  return { language, named: await localizeOrder({ db, content }, order, language) };
}

async function invoicedAfter(db: Db, { from, to, regions }: Period, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where confirmed_at >= ${from} and confirmed_at < ${to} and id > ${after}
      and (${regions}::text[] is null or region = any (${regions}::text[]))
    order by id limit ${perStep}`.execute(db);
  return rows.map(({ id }) => id);
}

type RefundRow = Omit<CreditedRefund, "items"> & { id: number; orderId: number; items: StoredPiece[] };

async function refundsAfter(db: Db, { from, to, regions }: Period, after: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.id, p.order_id as "orderId", r.amount + r.gift_amount as amount, r.delivery, r.reason,
      r.created_at as at, r.items, (
        select count(*)::integer from refunds one join payments own on own.id = one.payment_id
        where own.order_id = p.order_id and one.id <= r.id
      ) as place
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.status = 'done' and r.created_at >= ${from} and r.created_at < ${to} and r.id > ${after}
      and o.confirmed_at is not null and (${regions}::text[] is null or o.region = any (${regions}::text[]))
    order by r.id limit ${perStep}`.execute(db);
  return rows;
}
