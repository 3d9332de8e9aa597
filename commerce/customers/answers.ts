import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type App, sendProblem } from "#platform/http.ts";
import type { Problem } from "#platform/result.ts";
import type { CustomerProblem, CustomerServices } from "./actions.ts";
import type { CustomerProblemCode } from "./schema.ts";

/** What the doors of this room share. */

export type Door = { app: App; services: CustomerServices };

/** What is checked strictly: a number is no text, and a text no number. */
export const strict = { validatorCompiler: TypeBoxValidatorCompiler };

const statuses: Record<CustomerProblemCode, number> = {
  invalid: 422,
  "wrong-credentials": 401,
  "too-many-tries": 429,
  "not-found": 404,
};

/** `names` says what fields are called in this request: { password: "pw" }. */
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

/** Before the body is looked at: nobody learns from it what this door takes. */
export async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { customerId } = await request.visit.session();
  if (customerId === null) await notSignedIn(reply);
}

/** The signed-in customer's id, if the address names it: /customers/101. Others' accounts do not exist for anybody else. */
export async function ownId(request: FastifyRequest, id: string): Promise<number | null> {
  const { customerId } = await request.visit.session();
  return customerId !== null && String(customerId) === id ? customerId : null;
}

export const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").send(body);
