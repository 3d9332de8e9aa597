import type { FastifyReply } from "fastify";
import type { Problem, Reason } from "#platform/result.ts";

/** Turns an English sentence into a code with values. The application passes it in as `reasonOf`. */
type ReasonReader = { reasonOf?: (sentence: string) => Reason | undefined };

/**
 * Sends a problem as RFC 9457 JSON: { …detail, type, title, status, code, errors?: { field: text } }. All sentences are
 * English; { title_reason?: { code, values }, reasons?: { field: … } } carries the same as data for translation.
 */
export function sendProblem(reply: FastifyReply, status: number, problem: Problem): FastifyReply {
  const { code, message, fields, detail } = problem;
  const { reasonOf } = reply.server as ReasonReader;
  const told = Object.entries(fields ?? {}).flatMap(([field, text]) => {
    const said = reasonOf?.(text);
    return said ? [[field, said] as const] : [];
  });
  const reasons = told.length > 0 ? Object.fromEntries(told) : undefined;
  return reply
    .code(status)
    .header("content-type", "application/problem+json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      JSON.stringify({
        ...detail,
        type: "about:blank",
        title: message,
        status,
        code,
        errors: fields,
        title_reason: reasonOf?.(message),
        reasons,
      }),
    );
}
