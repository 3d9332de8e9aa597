import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { ConflictProblem } from "#commerce/staff/versions/rules.ts";
import type { Db } from "#database/tables.ts";
import { type Failure, fail, ok, type Problem, type Result } from "#platform/result.ts";
import { readCode } from "./codes.ts";
import { cardEmailQueue } from "./emails.tsx";
import { findCard, findCardByCode, findCardForEmail, findUnsent } from "./reads.ts";
import type { GiftCard, HeldCard } from "./schema.ts";
import { type CardChange, changeCard, issueCard, lockBalance, type NewCard } from "./writes.ts";

export type CardServices = {
  db: Db;
  jobs: { send(queue: string, data: Record<string, unknown>): Promise<void> };
  config: { SECRET: string };
};

export type CardProblem = Problem<"card-not-found"> | ConflictProblem;
export const cardNotFound = fail("card-not-found", "There is no such gift card.");

/** Why an entered code cannot be used for payment. */
export type CardRefusal = "unknown" | "ended" | "empty" | "currency" | "gift-cards-only";

/** The card of a code, when it can be used in that currency now. */
export async function findUsable(
  db: Db,
  typed: string,
  currency: string,
  now = new Date(),
): Promise<{ card: HeldCard } | { refusal: CardRefusal }> {
  const code = readCode(typed);
  const card = code === null ? null : await findCardByCode(db, code);
  if (!card?.isActive) return { refusal: "unknown" };
  if (card.expiresAt && card.expiresAt < now) return { refusal: "ended" };
  if (card.currency !== currency) return { refusal: "currency" };
  if (card.balance === 0) return { refusal: "empty" };
  return { card };
}

export type IssuedCard = { card: GiftCard; code: string };

/** Issues a card by hand and emails it when it names an address. The code is returned only this once. */
export async function giveCard(services: CardServices, card: Omit<NewCard, "bought">, by: string): Promise<IssuedCard> {
  const { db, jobs, config } = services;
  const issued = await db.transaction().execute((trx) => issueCard(trx, { ...card, bought: null }, config.SECRET, by));
  if (!issued) throw new Error("A new gift card was not issued.");
  if (card.toEmail) await jobs.send(cardEmailQueue, { cardId: issued.id });
  const found = await findCard(db, issued.id);
  if (!found) throw new Error(`Gift card ${issued.id} is not there.`);
  return { card: found, code: issued.code };
}

/**
 * Changes a card. `seen` is the balance that the caller saw: a new one is not written over what was spent or changed
 * since, in the card's minor units.
 */
export async function alterCard(
  { db }: Pick<CardServices, "db">,
  id: number,
  change: CardChange,
  seen?: number,
): Promise<Result<GiftCard, CardProblem>> {
  return db.transaction().execute(async (trx): Promise<Result<GiftCard, CardProblem>> => {
    const left = await lockBalance(trx, id);
    const before = left === null ? null : await findCard(trx, id);
    if (left === null || !before) return cardNotFound as Failure<CardProblem>;
    const { balance = left } = change;
    if (seen !== undefined && seen !== left && balance !== left) return changedMeanwhile(before);
    await changeCard(trx, id, left, change);
    return ok((await findCard(trx, id)) ?? before);
  });
}

const changedMeanwhile = ({ balance, currency }: GiftCard) =>
  fail("conflict", "Somebody else has changed balance meanwhile. Nothing was changed.", {
    detail: { fields: ["balance"], current: { balance: toDecimal(balance, currency) } },
  });

/**
 * Sends the email with the card's code to its recipient again and returns their address. A blocked card's code is not
 * sent.
 */
export async function sendCardAgain(
  { db, jobs }: Pick<CardServices, "db" | "jobs">,
  cardId: number,
  by: string,
): Promise<Result<string, Problem<"card-blocked" | "no-recipient">>> {
  const found = await findCardForEmail(db, cardId);
  if (!found) return fail("no-recipient", "This gift card was sent to nobody.");
  if (!found.card.isActive) return fail("card-blocked", "This gift card is blocked.");
  await jobs.send(cardEmailQueue, { cardId, again: true, by });
  return ok(found.email);
}

/** Sends emails that were lost or failed; runs every minute. */
export async function sendUnsent({ db, jobs }: CardServices): Promise<void> {
  for (const cardId of await findUnsent(db)) await jobs.send(cardEmailQueue, { cardId });
}
