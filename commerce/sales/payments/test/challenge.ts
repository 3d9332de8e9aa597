import type { Db } from "#database/tables.ts";

/** The second step of the test provider: a page of the shop simulates the bank's. */

/** The address for API clients, and for browsers without the page. */
export const challengeUrl = (reference: string): string => `/api/payments/test/challenge/${reference}`;

/** The page's path below the locale. The address ends with the reference. */
export const challengePage = (url: string): string => `/checkout/challenge/${url.split("/").at(-1) ?? ""}`;

export type Challenge = {
  reference: string;
  orderId: number;
  amount: number;
  currency: string;
  /** Where the shopper goes afterwards; null once the step has ended. */
  returnUrl: string | null;
  isOpen: boolean;
};

/** The data of the second step's page; null when the provider does not know the reference. */
export async function findChallenge(db: Db, reference: string): Promise<Challenge | null> {
  if (!/^test_[0-9a-f]{24}$/.test(reference)) return null;
  const row = await db.selectFrom("test_charges").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (!row) return null;
  const { order_id: orderId, amount, currency, return_url: returnUrl, status } = row;
  return { reference, orderId, amount, currency, returnUrl, isOpen: status === "action_required" };
}
