import type { Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

export type AccountEmailKind =
  /** A welcome email with a link that confirms the address. */
  | "welcome"
  /** Another link that confirms the address, sent on request. */
  | "confirm"
  /** Sent to the new address: a link that replaces the old address with it. */
  | "new-address"
  /** Sent to the old address: a change of address was requested. */
  | "address-notice"
  /** A link to choose a new password. */
  | "reset"
  | "password-notice"
  | "passkey-added"
  | "passkey-removed";

/**
 * A job in the queue. Links are created and the customer is looked up when the email is written, so that no token is
 * stored in the queue. `to` is the address as typed, or as stored when the job was queued.
 */
export type AccountEmailJob = {
  kind: AccountEmailKind;
  to: string;
  /** Null when it is not known yet whether a customer has that address. */
  customerId: number | null;
  /** The locale code ("de-at") of the email's language and of its links. */
  locale: string;
};

/** The queue of the job that writes these emails (server/jobs.ts). */
export const accountEmailQueue = "customer-letter";

/** Queues an email. With `trx`, it is sent only if that transaction commits. */
export const queueAccountEmail = (jobs: Pick<Jobs, "send">, email: AccountEmailJob, trx?: Transaction): Promise<void> =>
  jobs.send(accountEmailQueue, email, trx);
