import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type App, sendProblem } from "#platform/http.ts";
import { type PageDoor, sendErrorPage } from "#server/pages/door.ts";

/** The one error handler: programs get problem+json, people get a page; only what is our fault is logged as an error. */
export function handleErrors(app: App, door: PageDoor): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error, url: request.url }, "unexpected error");
    if (!wantsJson(request)) {
      return sendErrorPage(door, request, reply, status, error).catch((second) => sendPlain(request, reply, second));
    }
    const fields = error.validation && fieldsOf(error);
    const message = status >= 500 ? "Something went wrong on our side. Try again." : messageOf(error, fields);
    return sendProblem(reply, status, { code: codeOf(error, status), message, ...(fields && { fields }) });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsJson(request)) return sendErrorPage(door, request, reply, 404);
    const message = `There is nothing at ${request.method} ${request.url.split("?")[0]}.`;
    return sendProblem(reply, 404, { code: "not-found", message });
  });
}

const wantsJson = (request: FastifyRequest) =>
  /^\/(?:api|v3|builds|assets|i|s|v|metrics|sitemaps)(?:\/|$|\?)/.test(request.url);

function statusOf(error: FastifyError): number {
  if (error.validation) return 422;
  const isOutage =
    /^(57P0|08|53)/.test(error.code ?? "") || ["ECONNREFUSED", "ECONNRESET", "ENOENT"].includes(error.code ?? "");
  if (isOutage || /Connection terminated/.test(error.message)) return 503;
  return error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
}

function codeOf(error: FastifyError, status: number): string {
  if (error.validation) return "invalid";
  if (status === 503) return "unavailable";
  if (status >= 500) return "internal";
  return /^[a-z-]+$/.test(error.code ?? "") ? (error.code ?? "invalid") : "bad-request";
}

const messageOf = (error: FastifyError, fields?: Record<string, string>) =>
  fields ? `Check ${Object.keys(fields).join(", ")}.` : error.message;

/** Field name → what is wrong with it: "line_items.0.quantity": "must be >= 1". */
function fieldsOf(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of error.validation ?? []) {
    const missing = (params as { requiredProperties?: string[] }).requiredProperties;
    const path = instancePath.slice(1).replaceAll("/", ".");
    for (const name of missing ?? [""]) {
      const field = [path, name].filter(Boolean).join(".") || (error.validationContext ?? "body");
      fields[field] ??= name ? "is required" : (message ?? "is not valid");
    }
  }
  return fields;
}

/** When even the error page fails: the specification's words without anything that could fail. */
function sendPlain(request: FastifyRequest, reply: FastifyReply, error: Error): FastifyReply {
  request.log.error({ err: error }, "the error page failed");
  return reply
    .code(500)
    .type("text/html; charset=utf-8")
    .send('<!doctype html><title>Oops</title><h1>Oops! Something Broke</h1><p><a href="/">Return to homepage</a></p>');
}
