import { createHash } from "node:crypto";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { isSignedKey, signedKey } from "#platform/signed-key.ts";
import type { ModerationSubject } from "./schema.ts";

/** Lets whoever holds an order's email write about what was in it; how long, its shipment's age decides. */
export const writeKey = (orderId: number, secret: string): string => signedKey(`review-write:${orderId}`, secret);
export const isWriteKey = (key: string, orderId: number, secret: string): boolean =>
  isSignedKey(key, `review-write:${orderId}`, secret);

/** Opens what somebody said to whoever reads the shop's mail, to decide on it. */
export const decideKey = (what: ModerationSubject, id: number, secret: string): string =>
  signedKey(`decide:${what}:${id}`, secret);
export const isDecideKey = (key: string, what: ModerationSubject, id: number, secret: string): boolean =>
  isSignedKey(key, `decide:${what}:${id}`, secret);

/** Confirms the address of a guest who asks. */
export const questionKey = (id: number, secret: string): string => signedKey(`question:${id}`, secret);
export const isQuestionKey = (key: string, id: number, secret: string): boolean =>
  isSignedKey(key, `question:${id}`, secret);

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** As the tables keep an e-mail address that they need not know. */
export const emailHashOf = (email: string): Buffer => hashed(`review:${mailbox(email).toLowerCase()}`);

/** Who votes and reports: a customer wherever they sign in, a guest by the session. */
export const voterOf = (customerId: number | null, sessionHash: Buffer): Buffer =>
  hashed(customerId === null ? `session:${sessionHash.toString("hex")}` : `customer:${customerId}`);
