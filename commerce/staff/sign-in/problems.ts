import type { FastifyReply } from "fastify";
import type { CredentialFault } from "#commerce/shared/credentials/rules.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { fail, type Problem, type Result } from "#platform/result.ts";

export type SignInProblem = Problem<
  | "invalid"
  | "wrong-credentials"
  | "code-required"
  | "passkey-required"
  | "too-many-tries"
  | "link-over"
  | "not-found"
  | "second-factor-on"
  | "second-factor-demanded"
  | "set-up-already"
>;
export type SignInResult<T> = Result<T, SignInProblem>;

const statuses: Record<SignInProblem["code"], number> = {
  invalid: 422,
  "wrong-credentials": 401,
  "code-required": 401,
  "passkey-required": 401,
  "too-many-tries": 429,
  "link-over": 404,
  "not-found": 404,
  "second-factor-on": 409,
  "second-factor-demanded": 409,
  "set-up-already": 409,
};

const texts: Record<CredentialFault | "wrong", string> = {
  required: "is required",
  "too-long": "is too long",
  "bad-characters": "holds characters that cannot be kept",
  "bad-email": "is not an e-mail address",
  "too-short": "needs 8 characters or more",
  "same-as-email": "must not be the e-mail address",
  "too-common": "is one of the passwords that are tried first",
  wrong: "is not right",
};

/** The problem with the texts of invalid fields; null when all are valid. */
export function faultsIn(found: Record<string, keyof typeof texts | null>) {
  const entries = Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, texts[fault]] as const] : []));
  return entries.length > 0 ? invalid(Object.fromEntries(entries)) : null;
}

export const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Check ${Object.keys(fields).join(", ")}.`, { fields });

/** `seconds`: how long to wait. */
export const tooMany = (seconds: number, what: string) =>
  fail("too-many-tries", `Too many ${what}. Try again in ${seconds} seconds.`, { detail: { retryAfter: seconds } });

export const wrongCredentials = fail("wrong-credentials", "E-mail and password do not go together.");
export const linkOver = fail("link-over", "This link has been used, or is too old.");

export function refuse(reply: FastifyReply, problem: SignInProblem): FastifyReply {
  const pause = problem.detail?.retryAfter;
  if (typeof pause === "number") reply.header("retry-after", pause);
  return sendProblem(reply, statuses[problem.code], problem);
}
