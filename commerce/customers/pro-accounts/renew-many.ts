import { left } from "#commerce/staff/jobs/bulk.ts";
import type { JobKind, Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Jobs } from "#platform/jobs.ts";
import { renewWithin } from "./actions.ts";
import { regionsOfAccounts } from "./reads.ts";
import type { ProRenewals } from "./schema.ts";

const perStep = 50;

/** Renews many accounts; those that are no longer pro accounts are listed in the report. */
export const renewManyKind = (jobs: Pick<Jobs, "send">): JobKind => ({
  permission: "pro:review",
  marketsOf: (db, { targets }) => regionsOfAccounts(db, targets ?? []),
  async step(trx, { input, targets, cursor }) {
    const { expires_on: expiresOn = "next", spend_limit: spendLimit, tell, answer } = input as ProRenewals;
    const ids = (targets ?? []).slice(cursor, cursor + perStep);
    const telling = { ...(tell !== undefined && { tell }), ...(answer !== undefined && { answer }) };
    const skipped: Skipped[] = [];
    for (const id of ids)
      if (!(await renewWithin(trx, jobs, id, { expiresOn, spendLimit }, telling, new Date())))
        skipped.push(left("customer", id, "is no professional's account"));
    const next = cursor + ids.length;
    const counts = { renewed: ids.length - skipped.length, refused: skipped.length };
    return { done: ids.length, next: next < (targets?.length ?? 0) ? next : null, skipped, counts };
  },
});
