import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type CustomerResult, invalid } from "#commerce/customers/accounts/problems.ts";
import type { Db } from "#database/tables.ts";
import { ok } from "#platform/result.ts";

export type OwnerProof = { password: string | undefined; address: string; sessionHash: Buffer | null };

/** Checks a password that was typed at this network address; counts wrong ones. */
type CheckPassword = (typed: { password: string; address: string }) => Promise<CustomerResult<{ isRight: boolean }>>;

/** Whether this session of the customer began within the last quarter of an hour: signing in rotates sessions. */
export async function hasJustSignedIn(db: Db, customerId: number, sessionHash: Buffer | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from sessions where id_hash = ${sessionHash} and customer_id = ${customerId}
        and created_at > now() - interval '15 minutes'
    ) as is`.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Whoever changes what opens an account, or ends it, has signed in within a quarter of an hour, or knows the password.
 * Problems name current_password.
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
 * The proof of a DELETE, whose password is the header current-password: bodies of DELETE get lost on the way now and then.
 * It is percent-encoded, for headers hold Latin letters only; "" where it is not well encoded.
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
