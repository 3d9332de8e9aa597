import { type CustomerResult, invalid, notFound } from "#commerce/customers/accounts/problems.ts";
import { findCredentials } from "#commerce/customers/accounts/reads.ts";
import { ownPath } from "#commerce/customers/accounts/rules.ts";
import type { Db } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { makeToken, takeToken, tokenLives } from "./tokens.ts";

/** A sign-in handed over to another browser by an address that works once (specification 7.4, customers/bclogin). */

export type HandOver = {
  /** Path of this origin. */
  redirect: string;
  /** Seconds. */
  expires_in: number;
};

/** An address that signs the customer in and leads on to a path of ours; routes decide who may have one made. */
export async function handOver(db: Db, customerId: number, to: string): Promise<CustomerResult<HandOver>> {
  const path = ownPath(to);
  if (!path) return invalid({ redirect: "not-ours" });
  if (!(await findCredentials(db, customerId))) return notFound();
  const token = await makeToken(db, "hand-over", { customerId, detail: path });
  return ok({ redirect: `/api/customers/bclogin/${token}`, expires_in: tokenLives["hand-over"] });
}

/** Whom the address signs in and where it leads; null when it was used or is too old. */
export async function takeOver(db: Db, token: string): Promise<{ customerId: number; path: string } | null> {
  const own = await takeToken(db, "hand-over", token);
  return own && { customerId: own.customerId, path: own.detail };
}
