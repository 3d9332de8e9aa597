import type { Jobs } from "#platform/jobs.ts";

/** The letters that customers get about their account. */
export type LetterKind =
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
  /** The password was changed. */
  | "password-notice"
  /** A passkey was added, or removed. */
  | "passkey-added"
  | "passkey-removed";

/**
 * What the job knows. Links are made when the letter is written, so that no token is ever kept; the customer is looked up
 * then too. `to` is the address as it was typed, or as it stood when the job was sent.
 */
export type LetterJob = {
  kind: LetterKind;
  to: string;
  /** Null where it is not known yet whether there is a customer with that address. */
  customerId: number | null;
  /** "de-at": the language of the letter, and where its links lead. */
  locale: string;
};

/** The queue of the job that writes letters (server/jobs.ts). */
export const letterQueue = "customer-letter";

export type LetterQueue = Pick<Jobs, "send">;
