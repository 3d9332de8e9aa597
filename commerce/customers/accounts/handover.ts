import { findCredentials } from "#commerce/customers/sign-in/credentials.ts";
import { makeToken, takeToken, tokenLives } from "#commerce/customers/sign-in/tokens.ts";
import type { Db } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { type CustomerResult, invalid, notFound } from "./problems.ts";
import { ownPath } from "./rules.ts";

/** Signs a customer in on another browser with an address that works once (specification 7.4, customers/bclogin). */

export type HandOver = {
  /** A path on this origin. */
  redirect: string;
  /** In seconds. */
  expires_in: number;
};

/**
 * Creates an address that signs the customer in and redirects to a path of this shop. The routes check who may create
 * one.
 */
export async function handOver(db: Db, customerId: number, to: string): Promise<CustomerResult<HandOver>> {
  const path = ownPath(to);
  if (!path) return invalid({ redirect: "not-ours" });
  if (!(await findCredentials(db, customerId))) return notFound();
  const token = await makeToken(db, "hand-over", { customerId, detail: path });
  return ok({ redirect: `/api/customers/bclogin/${token}`, expires_in: tokenLives["hand-over"] });
}

/**
 * Returns the customer that the address signs in, and the path to redirect to. Null when it was used or has expired.
 */
export async function takeOver(db: Db, token: string): Promise<{ customerId: number; path: string } | null> {
  const own = await takeToken(db, "hand-over", token);
  return own && { customerId: own.customerId, path: own.detail };
}
