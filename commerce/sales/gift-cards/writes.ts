import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { codeOf, hashCode } from "./codes.ts";
import { lockSpent } from "./reads.ts";
import type { EntryKind, GiftCardPayment } from "./schema.ts";

export type NewCard = {
  currency: string;
  amount: number;
  expiresAt: Date | null;
  language: string;
  /** The unit of an order's line that it was bought as; null when staff issued it. */
  bought: { orderLineId: number; piece: number; orderId: number } | null;
  toName?: string;
  toEmail?: string;
  message?: string;
  fromName?: string;
  /** When its email is sent; null or absent for at once. */
  sendAt?: Date | null;
};

/** Creates a card; null when that unit already has its card. Only now, and in its email, is the code readable. */
export async function issueCard(
  trx: Transaction,
  card: NewCard,
  secret: string,
  by = "",
): Promise<{ id: number; code: string } | null> {
  const seed = randomUUID();
  const code = codeOf(seed, secret);
  const issued = await trx
    .insertInto("gift_cards")
    .values({
      seed,
      code_hash: hashCode(code),
      last4: code.slice(-4),
      currency: card.currency,
      amount: card.amount,
      expires_at: card.expiresAt,
      order_line_id: card.bought?.orderLineId ?? null,
      piece: card.bought?.piece ?? null,
      language: card.language,
      to_name: card.toName ?? "",
      to_email: card.toEmail ?? "",
      message: card.message ?? "",
      from_name: card.fromName ?? "",
      send_at: card.sendAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(["order_line_id", "piece"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!issued) return null;
  await book(trx, { cardId: issued.id, amount: card.amount, kind: "issued", by });
  return { id: issued.id, code };
}

type Entry = { cardId: number; amount: number; kind: EntryKind; orderId?: number; by?: string; note?: string };

/** Every change of a balance is an entry. The database refuses one that would make the balance negative. */
async function book(trx: Transaction, { cardId, amount, kind, orderId, by = "", note = "" }: Entry): Promise<void> {
  const entry = { card_id: cardId, amount, kind, order_id: orderId ?? null, made_by: by, note };
  await trx.insertInto("gift_card_entries").values(entry).execute();
}

/**
 * Whether the cards have these amounts; locks them until the transaction ends. Call this before the order is written.
 */
export async function holdCards(trx: Transaction, parts: readonly GiftCardPayment[]): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select gift_cards_hold(${JSON.stringify(parts)}) as "isHeld"`.execute(trx);
  return rows[0]?.isHeld ?? false;
}

/** Takes the amounts checked by holdCards(). */
export async function spendCards(trx: Transaction, orderId: number, parts: readonly GiftCardPayment[]): Promise<void> {
  for (const { id, amount } of parts) await book(trx, { cardId: id, amount: -amount, kind: "spent", orderId });
}

/** Refunds to the cards that paid for an order, never more than they paid. Returns the amount. */
export async function refundCards(trx: Transaction, orderId: number, amount: number): Promise<number> {
  let rest = amount;
  for (const { cardId, amount: spent } of await lockSpent(trx, orderId)) {
    const part = Math.min(rest, spent);
    if (part > 0) await book(trx, { cardId, amount: part, kind: "refunded", orderId });
    rest -= part;
  }
  return amount - rest;
}

export type PurchasedCard = { id: number; balance: number; isUntouched: boolean; orderLineId: number };

/**
 * Cards bought with an order that are not void yet. Locks them together with those that paid for it, in the order of
 * their ids like a checkout that holds both, because cancelling an order affects all of them.
 */
export async function lockBought(trx: Transaction, orderId: number): Promise<PurchasedCard[]> {
  await sql`
    select from gift_cards where id in (
      select card_id from gift_card_entries where order_id = ${orderId}
      union select g.id from gift_cards g join order_lines l on l.id = g.order_line_id where l.order_id = ${orderId}
    ) order by id for update`.execute(trx);
  const { rows } = await sql<PurchasedCard>`
    select g.id, g.balance, g.balance = g.amount as "isUntouched", l.id as "orderLineId"
    from gift_cards g join order_lines l on l.id = g.order_line_id
    where l.order_id = ${orderId} and g.is_active order by g.id`.execute(trx);
  return rows;
}

/** Cards whose purchase was refunded become void. */
export async function voidCards(trx: Transaction, cards: readonly PurchasedCard[], orderId: number): Promise<void> {
  for (const { id, balance } of cards) {
    if (balance > 0) await book(trx, { cardId: id, amount: -balance, kind: "voided", orderId });
    await trx.updateTable("gift_cards").set({ is_active: false }).where("id", "=", id).execute();
  }
}

export type CardChange = { isActive?: boolean; expiresAt?: Date | null; balance?: number; note?: string; by: string };

/** The balance of a card, which nobody else changes until the transaction ends; null when there is no such card. */
export async function lockBalance(trx: Transaction, id: number): Promise<number | null> {
  const card = await trx.selectFrom("gift_cards").select("balance").where("id", "=", id).forUpdate().executeTakeFirst();
  return card?.balance ?? null;
}

/** Applies a change by staff to a locked card. A new balance is stored as an entry of the difference. */
export async function changeCard(trx: Transaction, id: number, left: number, change: CardChange): Promise<void> {
  const { isActive, expiresAt, balance, by, note = "" } = change;
  const values = {
    ...(isActive !== undefined && { is_active: isActive }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
  };
  if (Object.keys(values).length > 0) await trx.updateTable("gift_cards").set(values).where("id", "=", id).execute();
  const amount = (balance ?? left) - left;
  if (amount !== 0) await book(trx, { cardId: id, amount, kind: "adjusted", by, note });
}

export async function noteSent(db: Db, id: number): Promise<void> {
  await db.updateTable("gift_cards").set({ sent_at: new Date() }).where("id", "=", id).execute();
}
