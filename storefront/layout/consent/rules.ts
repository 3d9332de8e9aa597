import { lookup } from "#platform/lookup.ts";
/** Who must be asked before anybody else's script may run, and what was answered (specification 7.13). Pure. */

/** What a visitor allows beyond what the shop needs to work. */
export type Consent = { analytics: boolean; marketing: boolean };

/**
 * Where the law lets nothing be counted or advertised before somebody agrees. Elsewhere it asks to be told and to be able to
 * refuse, which the privacy page and the foot of every page do: so in the United States, Australia and New Zealand, and in
 * Japan, whose law of 2023 wants it said what is sent to whom, not asked.
 */
const laws = {
  /** European Union and Economic Area, with what belongs to them and has a code of its own. */
  eu: "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no ax gf gp mf mq re yt",
  /** United Kingdom and Gibraltar; Switzerland, whose shops are asked in as their neighbours'. */
  neighbours: "gb gi ch",
  /** Brazil's LGPD, Korea's PIPA, Türkiye's KVKK, Thailand's PDPA, China's PIPL, Russia's law 152: consent for what is not needed. */
  others: "br kr tr th cn ru",
};

const askedCountries = Object.values(laws).flatMap((codes) => codes.split(" "));

/** The other codes that the shop knows Greece and the United Kingdom by (specification 9.1). */
const alsoKnownAs = lookup<string>({ el: "gr", uk: "gb" });

/**
 * Québec's Law 25 wants what recognises or follows people to be off until they turn it on; the rest of Canada does not. An
 * address tells us the country and no more, so who reads French in Canada is asked. Who reads English in Québec is refused by
 * the tag manager, which does know the province, until they have said otherwise at the foot of a page.
 */
export const askedRegions = [...askedCountries.map((country) => country.toUpperCase()), "CA-QC"];

type ConsentLocale = { country: string; language: string };

/** Whether nothing is allowed until the visitor says so; of a visitor from nowhere in particular we assume it. */
export const mustAsk = ({ country, language }: ConsentLocale): boolean =>
  country === "global" ||
  (country === "ca" && language === "fr") ||
  askedCountries.includes(alsoKnownAs[country] ?? country);

/** The cookie that remembers the answer for half a year. */
export const cookieName = "consent";
const halfYear = 60 * 60 * 24 * 182;

const words = ["analytics", "marketing"] as const;

/** "analytics.marketing", "analytics", "none"; null where there is no answer yet, or one that nobody gave. */
export function readConsent(cookies: string): Consent | null {
  const value = /(?:^|; )consent=([a-z.]+)(?:;|$)/.exec(cookies)?.[1];
  if (!value) return null;
  const said = value.split(".");
  if (value !== "none" && !said.every((word) => words.some((known) => known === word))) return null;
  return { analytics: said.includes("analytics"), marketing: said.includes("marketing") };
}

export function consentCookie(consent: Consent, isSecure: boolean): string {
  const value = words.filter((word) => consent[word]).join(".") || "none";
  return `${cookieName}=${value}; path=/; max-age=${halfYear}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/**
 * What holds while nothing was answered: nothing where it must be asked, everything elsewhere unless the browser says that
 * its owner wants no such thing (Global Privacy Control).
 */
export const silentConsent = (place: ConsentLocale, wantsPrivacy: boolean): Consent => {
  const allowed = !mustAsk(place) && !wantsPrivacy;
  return { analytics: allowed, marketing: allowed };
};

/** In the words of consent mode, version 2. */
export function consentSignals({ analytics, marketing }: Consent): Record<string, "granted" | "denied"> {
  const said = (allowed: boolean) => (allowed ? "granted" : "denied");
  return {
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
    analytics_storage: said(analytics),
  };
}
