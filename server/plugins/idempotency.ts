import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { officeCookie } from "#commerce/staff/sign-in/cookie.ts";
import type { Db } from "#database/tables.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { sha256 } from "#platform/sha256.ts";
import { type Claim, openStoredAnswers, type StoredAnswers } from "./stored-answers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set while this request is the first with its Idempotency-Key. */
    claim: Buffer | null;
  }
}

type Options = { db: Db; secret: string };

/**
 * Routes without stored answers: checkout handles an order's key itself (commerce/sales/checkout/placing/reserve.ts),
 * and sign-in, sign-out and checks create nothing but answer with cookies that must not be stored.
 */
const apart = /^\/api\/(checkout\/:\w+\/order|customers\/(login|logout|validate|validate-session|bclogin))$/;

const storedHeaders = ["content-type", "cache-control", "location"] as const;

/**
 * Idempotency-Key (1 to 255 visible ASCII characters) on every POST below /api that reaches its handler: a repeat
 * within a day receives the first answer with `idempotency-replayed: true`. Keys are separate per caller and per path.
 * 422 for a different body, 409 with Retry-After while the first request is in progress. Answers that ask to try again
 * (429, 5xx) are not stored.
 */
export const idempotencyPlugin = fp<Options>(async (app, { db, secret }) => {
  const answers = openStoredAnswers(db, secret);
  app.decorateRequest("claim", null);

  // Few requests have a key, so the others skip the asynchronous path.
  app.addHook("preHandler", (request, reply, done) => {
    const key = request.headers["idempotency-key"];
    if (key === undefined || request.method !== "POST" || apart.test(request.routeOptions.url ?? "")) return done();
    claimFor(request, reply, key).then(() => !reply.sent && done(), done);
  });

  const claimFor = async (request: FastifyRequest, reply: FastifyReply, key: string | string[]) => {
    if (typeof key !== "string" || !/^[\x21-\x7e]{1,255}$/.test(key)) return refuseKey(reply);
    const [path = ""] = request.url.split("?");
    const id = sha256(`${await ownerOf(request)}\n${path}\n${key}`);
    const claim = await answers.claim(id, JSON.stringify([request.url, request.body ?? null]));
    if (claim.kind !== "first") return repeat(reply, claim);
    request.claim = id;
  };

  app.addHook("onSend", (request, reply, payload, done) => {
    if (!request.claim) return done();
    settle(answers, request, reply, payload).then(() => done(), done);
  });
});

/**
 * The owner of a key: the customer (also after a new sign-in), the session, the holder of the staff key, or the office
 * member.
 */
async function ownerOf({ headers, visit, cookies, url }: FastifyRequest): Promise<string> {
  if (url.startsWith("/office/")) return `office ${cookies[officeCookie]}`;
  const customerId = await visit.customerId();
  const who = customerId === null ? `session ${visit.sessionId}` : `customer ${customerId}`;
  return `${who} ${headers.authorization ?? ""}`;
}

function repeat(reply: FastifyReply, claim: Exclude<Claim, { kind: "first" }>): FastifyReply {
  if (claim.kind === "answered") {
    const { status, headers, body } = claim.answer;
    return reply.code(status).headers(headers).header("idempotency-replayed", "true").send(body);
  }
  if (claim.kind === "under-way") {
    const message = "The first request with this Idempotency-Key is still being worked on.";
    return sendProblem(reply.header("retry-after", "1"), 409, { code: "under-way", message });
  }
  const message = "This Idempotency-Key was used with another body. Use a new one.";
  return sendProblem(reply, 422, { code: "key-reused", message, fields: { "Idempotency-Key": "was used before" } });
}

function refuseKey(reply: FastifyReply): FastifyReply {
  const fault = "must be 1 to 255 visible ASCII characters";
  return sendProblem(reply, 400, {
    code: "invalid",
    message: `Idempotency-Key ${fault}.`,
    fields: { "Idempotency-Key": fault },
  });
}

/** Stores the answer before it is sent. When storing fails, the answer is sent anyway. */
async function settle(answers: StoredAnswers, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const id = request.claim as Buffer;
  request.claim = null;
  const isFinal = reply.statusCode < 500 && reply.statusCode !== 429;
  const body = payload === undefined || payload === null ? "" : payload;
  const headers = Object.fromEntries(
    storedHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
  try {
    if (isFinal && typeof body === "string") await answers.keep(id, { status: reply.statusCode, headers, body });
    else await answers.release(id);
  } catch (error) {
    request.log.error({ err: error }, "an answer could not be kept for its Idempotency-Key");
  }
}
