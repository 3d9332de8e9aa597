import { sql } from "kysely";
import { cardEmailQueue } from "#commerce/sales/gift-cards/emails.tsx";
import { recipientsByPiece, sendTime } from "#commerce/sales/gift-cards/recipients.ts";
import { issueCard } from "#commerce/sales/gift-cards/writes.ts";
import { lockOrder } from "#commerce/sales/orders/reads.ts";
import type { Recipient } from "#commerce/sales/orders/schema.ts";
import { addShipment } from "#commerce/sales/orders/writes.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { lockPayment, refundsOf } from "./reads.ts";
import type { FulfilmentServices } from "./services.ts";

type Services = Pick<FulfilmentServices, "db" | "jobs"> & { config: { SECRET: string } };
/** An order line of gift cards, without refunded pieces. `worth`: the value of one card, in minor units. */
type CardLine = {
  id: number;
  variantId: number;
  quantity: number;
  worth: number;
  currency: string;
  language: string;
  region: PriceRegion;
  /** The recipients of the order's cards, by variant; null when all cards are for the buyer. */
  recipients: Recipient[] | null;
};

/**
 * Issues the gift cards that were bought with an order, each once however often this runs, and sends their emails
 * (cards whose emails get lost are found by gift-cards/actions.ts). An order of gift cards only becomes shipped.
 */
export async function deliverGiftCards({ db, jobs, config }: Services, orderId: number): Promise<void> {
  if ((await giftCardLinesOf(db, orderId)).length === 0) return;
  const issued = await db.transaction().execute(async (trx) => {
    const { lines, isAll } = await boughtIn(trx, orderId);
    const ids: CardIds = { all: [], now: [] };
    for (const line of lines) {
      const { all, now } = await issueLine(trx, line, orderId, config.SECRET);
      ids.all.push(...all);
      ids.now.push(...now);
    }
    if (ids.all.length > 0 && isAll) await addShipment(trx, { orderId, trackingNumber: "", provider: "e-mail" });
    return ids.now;
  });
  for (const cardId of issued) await jobs.send(cardEmailQueue, { cardId });
}

/**
 * The lines that are gift cards; most orders have none. Reads without a lock, because the lines of an order never
 * change.
 */
export async function giftCardLinesOf(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from order_lines l join products p on p.id = l.product_id
    where l.order_id = ${orderId} and p.kind = ${giftCardKind}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of new cards that are sent at once; the others are sent on their day (gift-cards/actions.ts
 * sendUnsent).
 */
async function issueLine(trx: Transaction, line: CardLine, orderId: number, secret: string): Promise<CardIds> {
  const { id, quantity, worth, currency, language, region, recipients } = line;
  const ids: CardIds = { all: [], now: [] };
  for (const [at, to] of recipientsByPiece(recipients ?? [], line)
    .slice(0, quantity)
    .entries()) {
    const sendAt = sendTime(to?.sendOn, region);
    const given = to && { toName: to.name, toEmail: to.email, message: to.message, fromName: to.from ?? "", sendAt };
    const bought = { orderLineId: id, piece: at + 1, orderId };
    const issued = await issueCard(
      trx,
      { currency, language, bought, amount: worth, expiresAt: null, ...given },
      secret,
    );
    if (!issued) continue;
    ids.all.push(issued.id);
    if (!sendAt || sendAt <= new Date()) ids.now.push(issued.id);
  }
  return ids;
}

type CardIds = { all: number[]; now: number[] };

/**
 * The order's gift card lines, and whether it holds nothing else and is untouched. Empty when the order is not
 * confirmed, is cancelled or refunded, or has an unpaid invoice. Takes the locks of a refund or cancellation, so that a
 * customer cannot get both the money and the card.
 */
async function boughtIn(trx: Transaction, orderId: number): Promise<{ lines: CardLine[]; isAll: boolean }> {
  const left = await lockPayment(trx, orderId);
  await lockOrder(trx, orderId);
  if (!left || left.isOwed || left.payment + left.cards === 0) return { lines: [], isAll: false };
  const found = sql<CardLine & { isCard: boolean; isUntouched: boolean }>`
    select l.id, l.variant_id as "variantId", l.quantity, l.unit_price as worth, o.currency, o.language, o.region,
      o.extras -> 'recipients' as recipients, p.kind = ${giftCardKind} as "isCard",
      o.status = 'awaiting_fulfillment' as "isUntouched"
    from orders o join order_lines l on l.order_id = o.id left join products p on p.id = l.product_id
    where o.id = ${orderId} and o.confirmed_at is not null and o.status not in ('cancelled', 'refunded')
    order by l.id`;
  const { rows } = await found.execute(trx);
  const cards = rows.filter(({ isCard, worth }) => isCard && worth > 0);
  const refunds = await refundsOf(trx, orderId);
  const back = refunds.filter(({ status }) => status !== "failed").flatMap(({ items }) => items);
  const paidBack = (lineId: number) =>
    back.filter(({ orderLineId }) => orderLineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    lines: cards.map((line) => ({ ...line, quantity: line.quantity - paidBack(line.id) })),
    isAll: cards.length === rows.length && rows.every(({ isUntouched }) => isUntouched),
  };
}
