import { createHmac, timingSafeEqual } from "node:crypto";
import { createLinkLife, reviewLinkLife } from "./rules.ts";
import type { Application } from "./schema.ts";

/** Keys of links in letters. In hex, for among other letters the block list's fragments would turn up now and then. */
const keyOf = (what: string, secret: string): string => createHmac("sha256", secret).update(what).digest("hex");

function matches(given: string, what: string, secret: string): boolean {
  const [own, other] = [Buffer.from(keyOf(what, secret)), Buffer.from(given)];
  return secret !== "" && own.length === other.length && timingSafeEqual(own, other);
}

/** Opens an application to whoever reads the shop's mail, to decide on it. */
export const reviewKey = ({ id }: Pick<Application, "id">, secret: string): string => keyOf(`pro-review:${id}`, secret);

export const isReviewKey = (
  key: string,
  { id, createdAt }: Pick<Application, "id" | "createdAt">,
  secret: string,
  now = new Date(),
): boolean => now.getTime() - createdAt.getTime() < reviewLinkLife && matches(key, `pro-review:${id}`, secret);

type Decided = Pick<Application, "id" | "decidedAt">;
const creation = ({ id, decidedAt }: Decided) => `pro-create:${id}:${decidedAt?.getTime()}`;

/** Opens an account for an application that was approved. */
export const createKey = (application: Decided, secret: string): string => keyOf(creation(application), secret);

export const isCreateKey = (key: string, application: Decided, secret: string, now = new Date()): boolean =>
  application.decidedAt !== null &&
  now.getTime() - application.decidedAt.getTime() < createLinkLife &&
  matches(key, creation(application), secret);
