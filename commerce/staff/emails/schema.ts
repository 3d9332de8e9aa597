import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

/** Emails to members of staff: two with links, and three about changes to their account. */
export type StaffEmailKind = "invitation" | "reset" | "password-notice" | "second-factor-on" | "second-factor-off";

/** Links are created and the member is looked up when the email is written, so that no token is stored in the queue. */
export type StaffEmailJob = { kind: StaffEmailKind; email: string };

/** The queue of the job that writes these emails (server/jobs.ts). */
export const staffEmailQueue = "staff-email";

/** Queues an email. With `trx`, it is sent only if that transaction commits. */
export const queueStaffEmail = (jobs: Pick<Jobs, "send">, job: StaffEmailJob, trx?: Transaction | Db): Promise<void> =>
  jobs.send(staffEmailQueue, job, trx);
