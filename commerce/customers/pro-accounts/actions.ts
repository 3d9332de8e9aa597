import { sql } from "kysely";
import { hasEnded, proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import type { ProCodeInfo } from "#commerce/customers/accounts/schema.ts";
import { isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type CodeChange, changedCode, lastDayFault, yesterdayOf } from "./rules.ts";
import { type ProAccountChange, type ProAccountEmailJob, type ProAccountEnd, proAccountQueue } from "./schema.ts";

/** Actions of staff on existing pro codes: renewing, limiting and ending them. */

export type ProAccountServices = { db: Db; jobs: Pick<Jobs, "send"> };
export type ProAccountProblem = ConflictProblem | Problem<"not-found" | "invalid" | "ended-already">;
type Answer<T> = Promise<Result<T, ProAccountProblem>>;

export const noAccount = fail("not-found", "There is no such account of a professional.");
const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Nothing was changed. Check ${Object.keys(fields).join(", ")}.`, { fields });

type StoredAccount = { id: number; version: number; info: ProCodeInfo; fields: { name: string; value: string }[] };

async function lock(trx: Transaction, id: number): Promise<StoredAccount | null> {
  const own = await trx
    .selectFrom("customers")
    .select(["id", "version", "form_fields", "notes"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const info = own && proCodeInfoOf(own.form_fields, own.notes);
  if (!own || !info || !isProRegion(info.region) || !isPriceRegion(info.region)) return null;
  return { id, version: own.version, info, fields: own.form_fields };
}

/**
 * Returns a conflict when the code has changed since the version that the caller has seen. Changes to other parts of
 * the customer are ignored.
 */
async function conflict(trx: Transaction, { id, version, info }: StoredAccount, seen = version) {
  if (seen === version) return null;
  if (seen > version) return laterVersion();
  const since = await changesSince(trx, "customer", id, seen, version);
  const former = formerColumns(since, "customer");
  if (since.isComplete && former.form_fields === undefined && former.notes === undefined) return null;
  const current = { expires_on: info.expiration_date ?? null, spend_limit: info.spend_limit ?? null };
  return conflictIn(Object.keys(current), current, version);
}

async function write(trx: Transaction, { id, fields }: StoredAccount, code: ProCodeInfo): Promise<void> {
  const rest = fields.filter(({ name }) => name.trim().toLowerCase() !== "pro code");
  const now = JSON.stringify([...rest, { name: "Pro Code", value: JSON.stringify(code) }]);
  await sql`update customers set form_fields = ${now}, updated_at = now() where id = ${id}`.execute(trx);
}

const tell = (jobs: Pick<Jobs, "send">, trx: Transaction, email: ProAccountEmailJob) =>
  jobs.send(proAccountQueue, email, trx);

/** The problem that a change has for any account; null when there is none. */
export function changeFault({ expires_on: until, spend_limit: limit }: ProAccountChange, now: Date) {
  const fault = until === undefined ? null : lastDayFault(until, now);
  if (fault) return invalid({ expires_on: fault });
  return until === undefined && limit === undefined ? invalid({ body: "holds nothing that can be changed" }) : null;
}

/** Changes the last day, the limit, or both. With `tell`, the customer gets an e-mail. */
export async function changeProAccount(
  { db, jobs }: ProAccountServices,
  id: number,
  wish: ProAccountChange,
  now = new Date(),
): Answer<void> {
  const fault = changeFault(wish, now);
  if (fault) return fault;
  return db.transaction().execute(async (trx): Answer<void> => {
    const own = await lock(trx, id);
    if (!own) return noAccount;
    const meanwhile = await conflict(trx, own, wish.version);
    if (meanwhile) return meanwhile;
    await apply(trx, jobs, own, { expiresOn: wish.expires_on, spendLimit: wish.spend_limit }, wish, now);
    return ok(undefined);
  });
}

async function apply(
  trx: Transaction,
  jobs: Pick<Jobs, "send">,
  own: StoredAccount,
  change: CodeChange,
  { tell: isTold = false, answer = "" }: Pick<ProAccountChange, "tell" | "answer">,
  now: Date,
): Promise<void> {
  await write(trx, own, changedCode(own.info, change, now));
  const kind = change.expiresOn === undefined ? "limit" : "renewed";
  if (isTold) await tell(jobs, trx, { kind, customerId: own.id, answer: answer.trim() });
}

/** Renews one account inside a job's step. False when there is no such account any more. */
export async function renewWithin(
  trx: Transaction,
  jobs: Pick<Jobs, "send">,
  id: number,
  change: CodeChange,
  telling: Pick<ProAccountChange, "tell" | "answer">,
  now: Date,
): Promise<boolean> {
  const own = await lock(trx, id);
  if (own) await apply(trx, jobs, own, change, telling, now);
  return own !== null;
}

/** Ends the code at once, by setting its last day to yesterday. */
export async function endProAccount(
  { db, jobs }: ProAccountServices,
  id: number,
  { version, tell: isTold = false, answer = "" }: ProAccountEnd,
  now = new Date(),
): Answer<void> {
  return db.transaction().execute(async (trx): Answer<void> => {
    const own = await lock(trx, id);
    if (!own) return noAccount;
    if (hasEnded(own.info, now)) return fail("ended-already", "This code has ended already.");
    const meanwhile = await conflict(trx, own, version);
    if (meanwhile) return meanwhile;
    await write(trx, own, { ...own.info, expiration_date: yesterdayOf(now) });
    if (isTold) await tell(jobs, trx, { kind: "ended", customerId: id, answer: answer.trim() });
    return ok(undefined);
  });
}
