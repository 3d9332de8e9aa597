import type { FastifyReply } from "fastify";
import { areWithin, beyond } from "#commerce/staff/permissions/rules.ts";
import type { Permission, Role, Staff } from "#commerce/staff/permissions/schema.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { fail, type Problem, type Result } from "#platform/result.ts";

export type StaffAdminProblem = Problem<
  "invalid" | "not-found" | "forbidden" | "last-owner" | "role-in-use" | "built-in" | "joined-already" | "own-key"
>;
export type StaffAdminResult<T> = Result<T, StaffAdminProblem>;

const statuses: Record<StaffAdminProblem["code"], number> = {
  invalid: 422,
  "not-found": 404,
  forbidden: 403,
  "last-owner": 409,
  "role-in-use": 409,
  "built-in": 409,
  "joined-already": 409,
  "own-key": 409,
};

export const refuse = (reply: FastifyReply, problem: StaffAdminProblem): FastifyReply =>
  sendProblem(reply, statuses[problem.code], problem);

export const notFound = (what: string) => fail("not-found", `There is no such ${what}.`);
export const invalid = (fields: Record<string, string>) =>
  fail("invalid", `Check ${Object.keys(fields).join(", ")}.`, { fields });

type Rights = { permissions: readonly Permission[]; markets: Role["markets"] };

/** Why `by` cannot grant these rights: the first permission or market that they lack. Null when they can. */
export function grantProblem(by: Staff, { permissions, markets }: Rights) {
  const [permission] = beyond(by.permissions, permissions);
  if (permission) {
    return fail("forbidden", `Nobody grants what they lack: ${permission}.`, { detail: { permission } });
  }
  if (areWithin(by.markets, markets)) return null;
  const detail = { permission: "staff:write", markets: by.markets };
  return fail("forbidden", "Nobody grants markets that are not theirs.", { detail });
}
