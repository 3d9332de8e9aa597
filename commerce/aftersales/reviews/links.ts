import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { sha256 } from "#platform/sha256.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";
import type { ModerationSubject } from "./schema.ts";

/** Lets a reader of an order's email review what was in it; the age of the order limits for how long. */
export const writeKey = (orderId: number, secret: string): string => signedKey(`review-write:${orderId}`, secret);
export const isWriteKey = (key: string, orderId: number, secret: string): boolean =>
  isSignedKey(key, `review-write:${orderId}`, secret);

/** Lets a reader of the shop's email open a text and decide on it. */
export const decideKey = (what: ModerationSubject, id: number, secret: string): string =>
  signedKey(`decide:${what}:${id}`, secret);
export const isDecideKey = (key: string, what: ModerationSubject, id: number, secret: string): boolean =>
  isSignedKey(key, `decide:${what}:${id}`, secret);

/** Confirms the email address of a guest who asks a question. */
export const questionKey = (id: number, secret: string): string => signedKey(`question:${id}`, secret);
export const isQuestionKey = (key: string, id: number, secret: string): boolean =>
  isSignedKey(key, `question:${id}`, secret);

/** The hash with which tables store an email address that they need not know. */
export const emailHashOf = (email: string): Buffer => sha256(`review:${mailbox(email).toLowerCase()}`);

/** Identifies who votes or reports: a customer by their account, a guest by the session. */
export const voterOf = (customerId: number | null, sessionHash: Buffer): Buffer =>
  sha256(customerId === null ? `session:${sessionHash.toString("hex")}` : `customer:${customerId}`);
