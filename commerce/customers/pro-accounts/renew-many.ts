import type { JobKind, Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { renewWithin } from "./actions.ts";
import { findMatchingAccounts } from "./reads.ts";
import type { ProRenewals } from "./schema.ts";

const perStep = 50;

/**
 * The ids of the accounts to renew, fixed before the first is renewed and sorted in locking order. Null unless the body
 * has either ids or a filter.
 */
export async function renewalTargets(
  db: Db,
  { ids, filter }: Pick<ProRenewals, "ids" | "filter">,
  regions: readonly string[] | null,
): Promise<number[] | null> {
  if ((ids === undefined) === (filter === undefined)) return null;
  const wanted = ids ?? (await findMatchingAccounts(db, filter ?? {}, regions));
  return [...new Set(wanted)].sort((a, b) => a - b);
}

/** Renews many accounts; those that are no longer pro accounts are listed in the report. */
export const renewManyKind = (jobs: Pick<Jobs, "send">): JobKind => ({
  permission: "pro:review",
  async step(trx, { input, targets, cursor }) {
    const { expires_on: expiresOn = "next", spend_limit: spendLimit, tell, answer } = input as ProRenewals;
    const ids = (targets ?? []).slice(cursor, cursor + perStep);
    const telling = { ...(tell !== undefined && { tell }), ...(answer !== undefined && { answer }) };
    const skipped: Skipped[] = [];
    for (const id of ids)
      if (!(await renewWithin(trx, jobs, id, { expiresOn, spendLimit }, telling, new Date())))
        skipped.push({
          id: `customer ${id}`,
          about: { kind: "customer", id: `${id}` },
          why: "is no professional's account",
        });
    const next = cursor + ids.length;
    const counts = { renewed: ids.length - skipped.length, refused: skipped.length };
    return { done: ids.length, next: next < (targets?.length ?? 0) ? next : null, skipped, counts };
  },
});
