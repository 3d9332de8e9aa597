import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { mailbox } from "#commerce/customers/accounts/rules.ts";
import type { Spoken } from "./schema.ts";

/** Keys of links in letters. In hex, for among other letters the block list's fragments would turn up now and then. */
const keyOf = (what: string, secret: string): string => createHmac("sha256", secret).update(what).digest("hex");

function matches(given: string, what: string, secret: string): boolean {
  const [own, other] = [Buffer.from(keyOf(what, secret)), Buffer.from(given)];
  return secret !== "" && own.length === other.length && timingSafeEqual(own, other);
}

/** Lets whoever holds an order's email write about what was in it; how long, its shipment's age decides. */
export const writeKey = (orderId: number, secret: string): string => keyOf(`review-write:${orderId}`, secret);
export const isWriteKey = (key: string, orderId: number, secret: string): boolean =>
  matches(key, `review-write:${orderId}`, secret);

/** Opens what somebody said to whoever reads the shop's mail, to decide on it. */
export const decideKey = (what: Spoken, id: number, secret: string): string => keyOf(`decide:${what}:${id}`, secret);
export const isDecideKey = (key: string, what: Spoken, id: number, secret: string): boolean =>
  matches(key, `decide:${what}:${id}`, secret);

/** Confirms the address of a guest who asks. */
export const questionKey = (id: number, secret: string): string => keyOf(`question:${id}`, secret);
export const isQuestionKey = (key: string, id: number, secret: string): boolean =>
  matches(key, `question:${id}`, secret);

const hashed = (text: string): Buffer => createHash("sha256").update(text).digest();

/** As the tables keep an e-mail address that they need not know. */
export const emailHashOf = (email: string): Buffer => hashed(`review:${mailbox(email).toLowerCase()}`);

/** Who votes and reports: a customer wherever they sign in, a guest by the session. */
export const voterOf = (customerId: number | null, sessionHash: Buffer): Buffer =>
  hashed(customerId === null ? `session:${sessionHash.toString("hex")}` : `customer:${customerId}`);
