import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { type CustomerResult, invalid } from "./problems.ts";

export type OwnerProof = { password: string | undefined; address: string; sessionHash: Buffer | null };

/** Checks a password typed at this IP address, and counts wrong ones. */
type CheckPassword = (typed: { password: string; address: string }) => Promise<CustomerResult<{ isRight: boolean }>>;

/** Whether this session of the customer began within the last 15 minutes. Signing in starts a new session. */
export async function hasJustSignedIn(db: Db, customerId: number, sessionHash: Buffer | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from sessions where id_hash = ${sessionHash} and customer_id = ${customerId}
        and created_at > now() - interval '15 minutes'
    ) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Required before changing a way to sign in, or deleting the account: the customer has signed in within the last 15
 * minutes, or knows the password. Problems name current_password.
 */
export async function proveOwner(
  db: Db,
  check: CheckPassword,
  customerId: number,
  { password, address, sessionHash }: OwnerProof,
): Promise<CustomerResult<void>> {
  if (await hasJustSignedIn(db, customerId, sessionHash)) return ok(undefined);
  if (!password) return invalid({ current_password: "required" });
  const checked = await check({ password, address });
  if (!checked.ok) return checked;
  return checked.value.isRight ? ok(undefined) : invalid({ current_password: "wrong" });
}

/**
 * Reads the proof of a DELETE request from the header current-password, because bodies of DELETE requests sometimes get
 * lost on the way. The password is percent-encoded, because headers hold only Latin characters; an invalid encoding
 * gives "".
 */
export function proofIn({ headers, ip, visit }: FastifyRequest): OwnerProof {
  const { "current-password": given } = headers;
  const password = typeof given === "string" ? decoded(given) : undefined;
  return { password, address: ip, sessionHash: visit.sessionHash };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
