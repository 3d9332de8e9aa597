import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

/** Emails to members of staff: two with links, and three that tell what was done to their account. */
export type StaffEmailKind = "invitation" | "reset" | "password-notice" | "second-factor-on" | "second-factor-off";

/** Links are made when the email is written, so that no token waits in the queue; who has the address is found out then too. */
export type StaffEmailJob = { kind: StaffEmailKind; email: string };

/** The queue of the job that writes these emails (server/jobs.ts). */
export const staffEmailQueue = "staff-email";

/** Has an email written and sent: with `trx` only if that transaction commits. */
export const queueStaffEmail = (jobs: Pick<Jobs, "send">, job: StaffEmailJob, trx?: Transaction | Db): Promise<void> =>
  jobs.send(staffEmailQueue, job, trx);
