import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from "fastify";
import type { Problem } from "#platform/result.ts";

/** Fastify with TypeBox: a route's schema gives validation, static types and OpenAPI at once. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Answers a problem as RFC 9457 JSON: { …detail, type, title, status, code, errors?: { field: text } }. */
export function sendProblem(reply: FastifyReply, status: number, problem: Problem): FastifyReply {
  const { code, message, fields, detail } = problem;
  return reply
    .code(status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify({ ...detail, type: "about:blank", title: message, status, code, errors: fields }));
}
