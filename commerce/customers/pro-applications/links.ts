import { isSignedKey, signedKey } from "#platform/signed-key.ts";
import { createLinkLife, reviewLinkLife } from "./rules.ts";
import type { Application } from "./schema.ts";

/** The key of the link in the shop's email that opens an application for a decision. */
export const reviewKey = ({ id }: Pick<Application, "id">, secret: string): string =>
  signedKey(`pro-review:${id}`, secret);

export const isReviewKey = (
  key: string,
  { id, createdAt }: Pick<Application, "id" | "createdAt">,
  secret: string,
  now = new Date(),
): boolean => now.getTime() - createdAt.getTime() < reviewLinkLife && isSignedKey(key, `pro-review:${id}`, secret);

type DecidedApplication = Pick<Application, "id" | "decidedAt">;
const creation = ({ id, decidedAt }: DecidedApplication) => `pro-create:${id}:${decidedAt?.getTime()}`;

export const createKey = (application: DecidedApplication, secret: string): string =>
  signedKey(creation(application), secret);

export const isCreateKey = (key: string, application: DecidedApplication, secret: string, now = new Date()): boolean =>
  application.decidedAt !== null &&
  now.getTime() - application.decidedAt.getTime() < createLinkLife &&
  isSignedKey(key, creation(application), secret);
