import type { Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";

export type AccountEmailKind =
  /** Welcome, with a link that confirms the address. */
  | "welcome"
  /** A link that confirms the address, asked for again. */
  | "confirm"
  /** To the new address: a link that puts it into the old one's place. */
  | "new-address"
  /** To the old address: somebody has asked for another. */
  | "address-notice"
  /** A link to choose a new password. */
  | "reset"
  | "password-notice"
  | "passkey-added"
  | "passkey-removed";

/**
 * A job of the queue. Links are made when the email is written, so that no token is stored; the customer is looked up then
 * too. `to` is the address as it was typed, or as it stood when the job was sent.
 */
export type AccountEmailJob = {
  kind: AccountEmailKind;
  to: string;
  /** Null where it is not known yet whether there is a customer with that address. */
  customerId: number | null;
  /** "de-at": the language of the email, and where its links lead. */
  locale: string;
};

/** The queue of the job that writes these emails (server/jobs.ts). */
export const accountEmailQueue = "customer-letter";

/** Has an email written and sent: with `trx` only if that transaction commits. */
export const queueAccountEmail = (jobs: Pick<Jobs, "send">, email: AccountEmailJob, trx?: Transaction): Promise<void> =>
  jobs.send(accountEmailQueue, email, trx);
