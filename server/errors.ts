import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import { UnknownOrigin } from "#platform/http/origin.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { shapeFaults } from "#platform/http/shape-faults.ts";
import { endPatiently } from "#server/plugins/drain.ts";
import { DeliveryError } from "#services/content/delivery/problem.ts";
import { strictPolicy } from "#storefront/render/document/policy.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import { sendErrorPage } from "#storefront/render/requests/error-page.ts";

/**
 * The one error handler: API clients receive problem+json, browsers receive a page. Only the server's own faults are
 * logged as errors.
 */
export function handleErrors(app: App, site: PageServices): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = statusOf(error);
    // An overload has no place in the code, so it is logged without a stack.
    if (status === 503) request.log.warn({ reqId: request.id, url: request.url, reason: error.code }, "not served now");
    else if (status >= 500) request.log.error({ reqId: request.id, err: error, url: request.url }, "unexpected error");
    if (error instanceof UnknownOrigin) return refuseAddress(error, request, reply);
    if (!wantsJson(request)) {
      return sendErrorPage(site, request, reply, status, error).catch((second) =>
        second instanceof UnknownOrigin ? refuseAddress(second, request, reply) : sendPlain(request, reply, second),
      );
    }
    if (isCustomerGone(error)) return sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
    const fields = error.validation ? shapeFaults(error.validation, error.validationContext ?? "body") : fieldOf(error);
    const message =
      status === 503
        ? "The shop cannot answer right now. Try again in a moment."
        : status >= 500
          ? "Something went wrong on our side. Try again."
          : messageOf(error, fields);
    if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfterOf(error));
    return sendProblem(reply, status, { code: codeOf(error, status), message, ...(fields && { fields }) });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = "/"] = request.url.split("?");
    const methods = app.methodsAt(path);
    // The method is right but the address is not found: part of it is longer than any id.
    if (methods.length > 0 && !methods.includes(request.method)) return refuseMethod(request, reply, methods);
    if (!wantsJson(request)) return sendErrorPage(site, request, reply, 404);
    return sendProblem(reply, 404, { code: "not-found", message: `There is nothing at ${request.method} ${path}.` });
  });
}

/**
 * Answers addresses that the router refuses before any plugin: ones that cannot be decoded (400) or have too long a
 * part (414), and requests without a host (400), for which no page can be made.
 */
export function refuseAddress(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header("content-security-policy", strictPolicy).header("x-content-type-options", "nosniff");
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 400;
  const message =
    status === 414
      ? "A part of the address is too long."
      : error instanceof UnknownOrigin
        ? error.message
        : "The address is malformed.";
  if (wantsJson(request)) return refuseProgram(request, reply, status, codes[status] ?? "bad-request", message);
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><title>${message}</title><h1>${message}</h1><p><a href="/">Return to homepage</a></p>`,
    );
}

/** The address exists, the method does not: 405, or the list of methods for OPTIONS (RFC 9110, 9.3.7). */
function refuseMethod(request: FastifyRequest, reply: FastifyReply, methods: string[]): FastifyReply {
  const allow = [...methods, "OPTIONS"].join(", ");
  reply.header("allow", allow);
  if (request.method === "OPTIONS") return reply.code(204).send();
  return refuseProgram(request, reply, 405, "method-not-allowed", `Here are only ${allow}.`);
}

/** Answers a refusal as a problem, or in the error format of content and search clients. */
export function refuseProgram(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
): FastifyReply {
  if (/^\/v3(?:[/?]|$)/.test(request.url)) return reply.code(status).send(new DeliveryError(status, 141, message).body);
  if (request.url.startsWith("/api/as/v1/")) return reply.code(status).send({ errors: [message] });
  return sendProblem(reply, status, { code, message });
}

/** Answers what HTTP refuses before there is a request, on the raw connection, as a problem like all others. */
export function refuseConnection(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, title] = unreadable[error.code ?? ""] ?? [400, "The request is not valid HTTP."];
  const body = JSON.stringify({ type: "about:blank", title, status, code: codes[status] ?? "bad-request" });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  const isHead = String(error.rawPacket ?? "").startsWith("HEAD ");
  endPatiently(socket, `${head.join("\r\n")}\r\n\r\n${isHead ? "" : body}`);
}

const unreadable: Record<string, [status: number, title: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers, address included, are longer than is taken here."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

const wantsJson = (request: FastifyRequest) =>
  /^\/(?:api|office\/(?:api|assets)|v3|builds|assets|i|s|v|d|metrics|sitemaps)(?:\/|$|\?)/.test(request.url);

/** The account was deleted by another request in the meantime. */
const isCustomerGone = (error: FastifyError & { constraint?: string }) =>
  error.code === "23503" && error.constraint?.endsWith("_customer_id_fkey") === true;

function statusOf(error: FastifyError): number {
  if (error.validation) return 422;
  if (isCustomerGone(error)) return 401;
  const isOutage =
    /^(57P0|08|53)/.test(error.code ?? "") || ["ECONNREFUSED", "ECONNRESET", "ENOENT"].includes(error.code ?? "");
  if (isOutage || /Connection terminated/.test(error.message)) return 503;
  return error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
}

function codeOf(error: FastifyError, status: number): string {
  if (error.validation) return "invalid";
  if (status >= 500) return status === 503 ? "unavailable" : "internal";
  return /^[a-z-]+$/.test(error.code ?? "") ? error.code : (codes[status] ?? "bad-request");
}

const codes: Record<number, string> = {
  404: "not-found",
  408: "timeout",
  413: "too-large",
  414: "too-long",
  415: "unsupported-type",
  429: "too-many-requests",
  431: "too-long",
};

/** Errors may state in `retryAfter` how many seconds to wait. */
const retryAfterOf = (error: Error): number => ("retryAfter" in error && Number(error.retryAfter)) || 5;

const messageOf = (error: FastifyError, fields?: Record<string, string>) =>
  fields ? `Check ${Object.keys(fields).join(", ")}.` : error.message;

/** A body that cannot be accepted names the field (plugins/body.ts). */
const fieldOf = ({ field, message }: FastifyError & { field?: string }) => (field ? { [field]: message } : undefined);

/** Used when even the error page fails: the specification's text, without anything that can fail. */
function sendPlain(request: FastifyRequest, reply: FastifyReply, error: Error): FastifyReply {
  request.log.error({ err: error }, "the error page failed");
  return reply
    .code(500)
    .type("text/html; charset=utf-8")
    .send('<!doctype html><title>Oops</title><h1>Oops! Something Broke</h1><p><a href="/">Return to homepage</a></p>');
}
