import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { App } from "#platform/http/app.ts";
import type { Services } from "#storefront/app/services.ts";
import type { Caller } from "./caller.ts";
import { limits } from "./limits.ts";
import { makeYoga } from "./yoga.ts";

const inUrl = Type.Object({
  query: Type.Optional(Type.String({ maxLength: limits.query })),
  operationName: Type.Optional(Type.String()),
  variables: Type.Optional(Type.String({ description: "JSON" })),
  extensions: Type.Optional(Type.String({ description: "JSON; persistedQuery { version: 1, sha256Hash }" })),
});
const inBody = Type.Object({
  query: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: limits.query })])),
  operationName: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  variables: Type.Optional(Type.Union([Type.Null(), Type.Object({})])),
  extensions: Type.Optional(Type.Union([Type.Null(), Type.Object({})])),
});

const json = "application/json";
const graphql = "application/graphql-response+json";

/**
 * GET and POST /graphql (specification 7.9): queries only, so a POST changes nothing and needs no CSRF token. Clients
 * that accept application/graphql-response+json get 400 for an invalid query; others get 200 and JSON.
 */
export function graphqlRoutes(app: App, services: Services): void {
  const { config, log, db, content } = services;
  const yoga = makeYoga({ log, isProduction: config.isProduction });
  // A foreign page could send text and forms without a preflight.
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error: FastifyError, request, reply) => sendFault(request, reply, error));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller: Caller = { db, content, visit: request.visit, spent: { products: 0 } };
    const response = await yoga.fetch(requestOf(request), caller);
    const allow = response.headers.get("allow");
    if (allow) reply.header("allow", allow);
    return reply
      .code(response.status)
      .header("content-type", response.headers.get("content-type") ?? json)
      .header("cache-control", "private, no-cache")
      .header("vary", "accept")
      .send(await response.text());
  };
  const { bodyBytes: bodyLimit } = limits;
  const summary = "The GraphQL schema of related products, colour groups and the error page";
  app.get("/graphql", { schema: { summary, querystring: inUrl } }, answer);
  app.post("/graphql", { schema: { summary, body: inBody }, bodyLimit }, answer);
}

/** Converts the request for yoga: address, body and answer type only. */
function requestOf(request: FastifyRequest): Request {
  const headers = { accept: typeOf(request), "content-type": json };
  const url = "http://localhost/api/graphql";
  if (request.method === "POST")
    return new Request(url, { method: "POST", headers, body: JSON.stringify(request.body) });
  const query = request.query as Record<string, string>;
  for (const name of ["variables", "extensions"]) requireObject(name, query[name]);
  return new Request(`${url}?${new URLSearchParams(query)}`, { headers });
}

class BadParameter extends Error {
  statusCode = 400;
}

function requireObject(name: string, text: string | undefined): void {
  if (!text) return;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || (typeof value === "object" && !Array.isArray(value))) return;
  } catch {}
  throw new BadParameter(`${name} must be a JSON object.`);
}

const typeOf = ({ headers }: FastifyRequest): string => (headers.accept?.includes(graphql) ? graphql : json);

const codes: Record<number, string> = {
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "UNAVAILABLE",
};

/** Answers requests that never became a query: malformed JSON, another content type, or too large. */
function sendFault(request: FastifyRequest, reply: FastifyReply, error: FastifyError): FastifyReply {
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  const isOurs = status >= 500;
  if (isOurs) request.log.error({ err: error, url: request.url }, "a GraphQL request failed");
  const message = isOurs ? "Something went wrong on our side. Try again." : error.message;
  const code = codes[status] ?? (isOurs ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST");
  return reply
    .code(status)
    .header("content-type", `${typeOf(request)}; charset=utf-8`)
    .header("cache-control", "no-store")
    .send(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
