import { lookup } from "#platform/lookup.ts";
/**
 * Decides which visitors must be asked before third-party scripts run, and reads their answer (specification 7.13).
 * Pure.
 */

/** What a visitor allows beyond what the shop needs to work. */
export type Consent = { analytics: boolean; marketing: boolean };

/**
 * Countries whose law forbids analytics and advertising before the visitor agrees. Elsewhere the law requires
 * information and the possibility to refuse, which the privacy page and every page's footer offer. This applies to the
 * United States, Australia and New Zealand, and to Japan, whose law of 2023 requires disclosure of what is sent to
 * whom, but no consent.
 */
const laws = {
  /** The European Union and Economic Area, with their territories that have codes of their own. */
  eu: "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no ax gf gp mf mq re yt",
  /** The United Kingdom and Gibraltar, and Switzerland, whose shops follow the practice of their neighbours. */
  neighbours: "gb gi ch",
  /**
   * Brazil's LGPD, Korea's PIPA, Türkiye's KVKK, Thailand's PDPA, China's PIPL, Russia's law 152: consent for
   * everything that is not necessary.
   */
  others: "br kr tr th cn ru",
};

const askedCountries = Object.values(laws).flatMap((codes) => codes.split(" "));

/** The shop's other codes for Greece and the United Kingdom (specification 9.1). */
const alsoKnownAs = lookup<string>({ el: "gr", uk: "gb" });

/**
 * Québec's Law 25 requires identification and tracking to be off until visitors turn them on; the rest of Canada does
 * not. The address only reveals the country, so readers of French in Canada are asked. For readers of English in Québec
 * the tag manager, which knows the province, denies consent until they allow it through the footer.
 */
export const askedRegions = [...askedCountries.map((country) => country.toUpperCase()), "CA-QC"];

type ConsentLocale = { country: string; language: string };

/**
 * Whether nothing is allowed until the visitor agrees. Also true for the "global" locale, whose country is not known.
 */
export const mustAsk = ({ country, language }: ConsentLocale): boolean =>
  country === "global" ||
  (country === "ca" && language === "fr") ||
  askedCountries.includes(alsoKnownAs[country] ?? country);

/** The cookie that stores the answer for half a year. */
export const cookieName = "consent";
const halfYear = 60 * 60 * 24 * 182;

const words = ["analytics", "marketing"] as const;

/** Parses "analytics.marketing", "analytics" or "none". Null when there is no answer yet, or the value is invalid. */
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
 * The consent without an answer: nothing where visitors must be asked, otherwise everything, unless the browser sends
 * Global Privacy Control.
 */
export const silentConsent = (place: ConsentLocale, wantsPrivacy: boolean): Consent => {
  const allowed = !mustAsk(place) && !wantsPrivacy;
  return { analytics: allowed, marketing: allowed };
};

/** Converts a consent to the signals of consent mode, version 2. */
export function consentSignals({ analytics, marketing }: Consent): Record<string, "granted" | "denied"> {
  const said = (allowed: boolean) => (allowed ? "granted" : "denied");
  return {
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
    analytics_storage: said(analytics),
  };
}
