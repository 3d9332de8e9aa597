import type { FastifyReply, FastifyRequest } from "fastify";
import type { CustomerProblem } from "#commerce/customers/accounts/problems.ts";
import type { CustomerProblemCode } from "#commerce/customers/accounts/schema.ts";
import { findCredentials } from "#commerce/customers/sign-in/credentials.ts";
import { staffIn, staffOr } from "#commerce/staff/guard/guard.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { Problem } from "#platform/result.ts";
import type { CustomersBackend } from "./backend.ts";
import { emailStateV3, one, toCustomerV3 } from "./rest.ts";

const statuses: Record<CustomerProblemCode, number> = {
  invalid: 422,
  "wrong-credentials": 401,
  "too-many-tries": 429,
  "not-found": 404,
};

/** `names` maps fields to their names in this request: { password: "pw" }. */
export function refuse(
  reply: FastifyReply,
  problem: CustomerProblem,
  names: Record<string, string> = {},
): FastifyReply {
  const pause = problem.detail?.retryAfter;
  if (typeof pause === "number") reply.header("retry-after", pause).header("x-retry-after", pause);
  return sendProblem(reply, statuses[problem.code], renamed(problem, names));
}

function renamed(problem: CustomerProblem, names: Record<string, string>): Problem {
  if (!problem.fields) return problem;
  const entries = Object.entries(problem.fields).map(([field, text]) => [names[field] ?? field, text] as const);
  const message = `Check ${entries.map(([field]) => field).join(", ")}.`;
  return { code: problem.code, message, fields: Object.fromEntries(entries) };
}

export const missing = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, { code: "not-found", message: "There is no such customer." });

export const notSignedIn = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });

/** Runs before the body is validated, so that visitors who are not signed in do not learn its shape. */
export async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { customerId } = await request.visit.session();
  return customerId === null ? notSignedIn(reply) : undefined;
}

/** The same for routes shared by customers and staff: staff need the permission, other callers a session. */
export const admitted = (db: Db, permission: Permission) => staffOr(db, permission, signedIn);

/**
 * The id of the customer in the path, when the caller may access it: customers their own, staff any existing one. Else
 * null.
 */
export async function reachedId(request: FastifyRequest, db: Db, id: string): Promise<number | null> {
  if (staffIn(request) === null) return ownId(request, id);
  return (await findCredentials(db, idIn(id)))?.id ?? null;
}

/**
 * The signed-in customer's id, when the path (/customers/101) names it. Null for other ids, so that other accounts look
 * as if they did not exist.
 */
export async function ownId(request: FastifyRequest, id: string): Promise<number | null> {
  const { customerId } = await request.visit.session();
  return customerId !== null && String(customerId) === id ? customerId : null;
}

export async function sendCustomer(
  reply: FastifyReply,
  customers: Pick<CustomersBackend, "find">,
  id: number,
  status = 200,
  more: { version?: number } = {},
  meta: { merged?: string[] } = {},
): Promise<FastifyReply> {
  const customer = await customers.find(id);
  if (!customer) return missing(reply);
  const { emailState, ...known } = customer;
  const shown = one({
    ...toCustomerV3(known, staffIn(reply.request) !== null),
    ...(emailState && emailStateV3(emailState)),
    ...more,
  });
  return send(reply, status, { ...shown, meta });
}

export const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").send(body);
