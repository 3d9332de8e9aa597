import type { FastifyReply } from "fastify";
import { browserMeta } from "#storefront/app/page.ts";
import type { Payload, Redirect } from "#storefront/app/payload.ts";
import type { RenderedDocument } from "#storefront/render/document/document.ts";
import { type PolicyServices, policyFor } from "#storefront/render/document/policy.ts";
import { changeQuery } from "#storefront/routing/raw-query.ts";

/** The payload as sent to the browser. */
export const forBrowser = (payload: Payload): object =>
  "redirect" in payload ? payload : { ...payload, meta: browserMeta(payload.meta) };

/** Sends a page that is for this visitor only. */
export function sendPrivate(
  services: PolicyServices,
  reply: FastifyReply,
  payload: Payload,
  document: RenderedDocument,
): FastifyReply {
  if ("props" in payload && payload.status === 429) reply.header("retry-after", minutesSaid(payload.props) * 60);
  return reply
    .code("redirect" in payload ? 302 : payload.status)
    .header("cache-control", "private, no-store")
    .header("content-security-policy", policyFor(document.inlineData, services))
    .type("text/html; charset=utf-8")
    .send(document.html);
}

type RefusedForm = { problem?: { values?: Record<string, string | number> } | null };

/** Returns the minutes to wait that a form sent too often reports. */
function minutesSaid(props: object): number {
  const { problem, refused } = props as RefusedForm & { refused?: RefusedForm | null };
  return Number((problem ?? refused?.problem)?.values?.minutes) || 15;
}

const addressOf = ({ redirect, query }: Redirect, search: string): string =>
  query ? redirect + changeQuery(search, query) : redirect;

/**
 * Sends a redirect to the browser, or to the script that requested a page's payload. `search` is the request's raw
 * query.
 */
export function sendRedirect(reply: FastifyReply, isPayload: boolean, to: Redirect, search = ""): FastifyReply {
  reply.header("cache-control", "private, no-store").header("vary", "cookie, accept-language");
  const address = addressOf(to, search);
  return isPayload ? reply.send({ redirect: address }) : reply.redirect(address, to.status);
}
