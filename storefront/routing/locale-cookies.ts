import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "#commerce/shared/regions/schema.ts";

const year = 365 * 24 * 60 * 60;

/**
 * Whether the visitor chose the locale in the cookies. A locale guessed from an address or connection is marked by the
 * cookie "localeFrom", so that following a link to another language never redirects back.
 */
export function hasChosenLocale(request: FastifyRequest): boolean {
  const { country, language, localeFrom } = request.cookies;
  return Boolean(country && language) && localeFrom !== "guess";
}

/** Writes the cookies country, language and countryLanguage (specification 4) when they change. */
export function keepLocale(request: FastifyRequest, reply: FastifyReply, locale: Locale, isChoice: boolean): void {
  const { country, language, countryLanguage, localeFrom } = request.cookies;
  const isKept = country === locale.country && language === locale.language && countryLanguage === locale.code;
  if (isKept && !(isChoice && localeFrom)) return;
  const options = { path: "/", sameSite: "lax", maxAge: year, secure: request.protocol === "https" } as const;
  reply.setCookie("country", locale.country, options);
  reply.setCookie("language", locale.language, options);
  reply.setCookie("countryLanguage", locale.code, options);
  if (isChoice) reply.clearCookie("localeFrom", { path: "/" });
  else if (!hasChosenLocale(request)) reply.setCookie("localeFrom", "guess", options);
}

/** Stores query parameters that start with "utm" in the cookie utmQuery (specification 4). */
export function keepCampaign(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): void {
  const campaign = new URLSearchParams([...query].filter(([name]) => name.startsWith("utm"))).toString();
  if (campaign === "" || campaign.length > 1000) return;
  reply.setCookie("utmQuery", campaign, { path: "/", sameSite: "lax", secure: request.protocol === "https" });
}
