import type { FastifyReply, FastifyRequest } from "fastify";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import { FormError } from "#platform/http/form-data.ts";
import { makePages, type PageTarget } from "#storefront/render/make-pages.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import { contextOf } from "#storefront/render/requests/context.ts";
import { sendPrivate } from "#storefront/render/requests/send.ts";

/** Sends an error page in the visitor's language. Used by the error handler. */
export async function sendErrorPage(
  site: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error?: Error,
) {
  const shop = await site.shop();
  const isBadForm = error instanceof FormError || status === 413;
  const target: PageTarget = {
    route: null,
    params: isBadForm ? badFormOf(request, error) : {},
    status,
    detail: detailOf(site, error),
  };
  // A request refused early has no matched route, so the locale is read from the address.
  const [, first = ""] = request.url.split(/[/?]/, 2);
  const locale = parseLocale(first) ?? request.visit.locale;
  const context = await contextOf(site, request, locale, "/", new URLSearchParams(), {});
  const pages = makePages(site, shop);
  const { payload } = await pages.answer(target, context);
  return sendPrivate(site.services, reply, payload, await pages.html(payload, context));
}

/** Parameters for the page about a rejected form: the invalid field, and the address that shows the form again. */
const badFormOf = (request: FastifyRequest, error?: Error): Record<string, string> => ({
  badForm: "1",
  field: (error instanceof FormError && error.field) || "",
  back: /^\/[\w-]/.test(request.url) ? request.url : "",
});

/** The details of an error that may be shown: messages meant for visitors, and in development also the stack. */
const detailOf = ({ services }: PageServices, error?: Error & { expose?: boolean }): string | undefined =>
  error?.expose ? error.message : services.config.isProduction ? undefined : error?.stack;
