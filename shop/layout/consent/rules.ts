/** Who must be asked before anybody else's script may run, and what was answered (specification 7.13). Pure. */

/** What a visitor allows beyond what the shop needs to work. */
export type Consent = { analytics: boolean; marketing: boolean };

/** European Union, European Economic Area, United Kingdom, Switzerland. */
export const askedCountries =
  "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no gb ch".split(" ");

/** Whether nothing is allowed until the visitor says so; of a visitor from nowhere in particular we assume it. */
export const mustAsk = (country: string): boolean => country === "global" || askedCountries.includes(country);

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
export const silentConsent = (country: string, wantsPrivacy: boolean): Consent => {
  const allowed = !mustAsk(country) && !wantsPrivacy;
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
