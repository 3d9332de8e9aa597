import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { type PaymentProvider, PaymentRefused, type SavedCards } from "./provider.ts";
import type { SavedCard } from "./schema.ts";

/**
 * Cards that a customer lets the provider keep for their next order. Here stands only which account at the provider is
 * whose; the cards are read where they are. Nobody is ever charged without being there.
 */
export type CardServices = { db: Db; payments: PaymentProvider; log: Pick<Logger, "warn"> };

/** A page waits no longer than that for the provider, in milliseconds. */
const patience = 3000;

/** The customer's account at the provider; null: they have none, or the provider keeps no cards. */
export async function accountOf({ db, payments }: Pick<CardServices, "db" | "payments">, customerId: number) {
  if (!payments.savedCards) return null;
  const row = await db
    .selectFrom("payment_accounts")
    .select("reference")
    .where("provider", "=", payments.name)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/**
 * What lets the provider's fields offer the customer's cards, and a box to keep the one that is typed: a secret for their
 * browser, good for some minutes. Makes the account the first time. Null: without all that, payment goes on as for guests.
 */
export async function offerCards(services: CardServices, customerId: number): Promise<string | null> {
  const { payments } = services;
  const { savedCards } = payments;
  if (!savedCards) return null;
  return inTime(services, async () => {
    const known = await accountOf(services, customerId);
    const session = known && (await savedCards.session(known).catch(unlessGone));
    if (session) return session;
    // One that was deleted at the provider is replaced.
    if (known) await forgetRow(services.db, payments.name, known);
    return savedCards.session(await openAccount(services, savedCards, customerId));
  });
}

async function openAccount(services: CardServices, savedCards: SavedCards, customerId: number): Promise<string> {
  const { db, payments } = services;
  const reference = await savedCards.open(customerId);
  const row = { provider: payments.name, reference, customer_id: customerId };
  const made = await db
    .insertInto("payment_accounts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["provider", "customer_id"]).doNothing())
    .returning("reference")
    .executeTakeFirst();
  if (made) return reference;
  // Another page of theirs was faster.
  await savedCards.forget(reference);
  return (await accountOf(services, customerId)) ?? reference;
}

/** The customer's cards; null where the provider does not say now. */
export async function savedCardsOf(services: CardServices, customerId: number): Promise<SavedCard[] | null> {
  const { savedCards } = services.payments;
  return inTime(services, async () => {
    const account = await accountOf(services, customerId);
    return account && savedCards ? ((await savedCards.list(account).catch(unlessGone)) ?? []) : [];
  });
}

/** Has the provider forget one card; false where it did not answer. One that is gone, or somebody else's, stays as it is. */
export async function removeSavedCard(services: CardServices, customerId: number, id: string): Promise<boolean> {
  const { savedCards } = services.payments;
  const done = await inTime(services, async () => {
    const account = await accountOf(services, customerId);
    if (account && savedCards) await savedCards.remove(account, id).catch(unlessGone);
    return true;
  });
  return done ?? false;
}

/** Deletes the accounts of customers who have gone, with their cards. Meant to run each minute. */
export async function forgetAccounts({ db, payments, log }: CardServices): Promise<void> {
  const { savedCards, name } = payments;
  if (!savedCards) return;
  const query = db.selectFrom("payment_accounts").select("reference").where("customer_id", "is", null);
  for (const { reference } of await query.where("provider", "=", name).limit(100).execute()) {
    try {
      await savedCards.forget(reference).catch(unlessGone);
      await forgetRow(db, name, reference);
    } catch (error) {
      log.warn({ err: error }, "an account at the payment provider could not be deleted yet");
    }
  }
}

const forgetRow = (db: Db, provider: string, reference: string) =>
  db.deleteFrom("payment_accounts").where("provider", "=", provider).where("reference", "=", reference).execute();

/** The provider says no: it knows no such account or card. */
function unlessGone(error: unknown): null {
  if (error instanceof PaymentRefused) return null;
  throw error;
}

async function inTime<T>({ log }: CardServices, work: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("The payment provider takes too long.")), patience);
  });
  try {
    return await Promise.race([work(), silence]);
  } catch (error) {
    log.warn({ err: error }, "the payment provider could not be asked about saved cards");
    return null;
  } finally {
    clearTimeout(timer);
  }
}
