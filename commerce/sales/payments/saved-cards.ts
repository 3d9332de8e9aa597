import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { type PaymentProvider, PaymentRefused, type SavedCards } from "./provider.ts";
import type { SavedCard } from "./schema.ts";

/**
 * Cards that a customer saves with the provider for later orders. Only the account's id at the provider is stored here;
 * the cards are read from the provider. No customer is ever charged without being present.
 */
export type CardServices = { db: Db; payments: PaymentProvider; log: Pick<Logger, "warn"> };

/** How long a page waits for the provider, in milliseconds. */
const patience = 3000;

/** The customer's account at the provider; null when there is none, or the provider stores no cards. */
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
 * A secret for the customer's browser, valid for some minutes, with which the provider's fields offer the saved cards
 * and a box to save the entered one. Creates the account on first use. Null when this is not possible; payment then
 * works as for guests.
 */
export async function offerCards(services: CardServices, customerId: number): Promise<string | null> {
  const { payments } = services;
  const { savedCards } = payments;
  if (!savedCards) return null;
  return inTime(services, async () => {
    const known = await accountOf(services, customerId);
    const session = known && (await savedCards.session(known).catch(unlessGone));
    if (session) return session;
    // An account that was deleted at the provider is replaced.
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
  // Another page of the same customer created the account first.
  await savedCards.forget(reference);
  return (await accountOf(services, customerId)) ?? reference;
}

/** The customer's saved cards; null when the provider does not answer. */
export async function savedCardsOf(services: CardServices, customerId: number): Promise<SavedCard[] | null> {
  const { savedCards } = services.payments;
  return inTime(services, async () => {
    const account = await accountOf(services, customerId);
    return account && savedCards ? ((await savedCards.list(account).catch(unlessGone)) ?? []) : [];
  });
}

/**
 * Removes a saved card at the provider; false when it did not answer. A card that is gone or belongs to another account
 * is ignored.
 */
export async function removeSavedCard(services: CardServices, customerId: number, id: string): Promise<boolean> {
  const { savedCards } = services.payments;
  const done = await inTime(services, async () => {
    const account = await accountOf(services, customerId);
    if (account && savedCards) await savedCards.remove(account, id).catch(unlessGone);
    return true;
  });
  return done ?? false;
}

/** Deletes the accounts and cards of customers whose data was erased. Runs every minute. */
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

/** The provider does not know the account or card. */
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
