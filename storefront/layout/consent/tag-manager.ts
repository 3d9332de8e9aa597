import { askedRegions, type Consent, consentSignals } from "./rules.ts";

/** The tag manager only recognises consent commands as an arguments object, not as an array. */
function command(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: it must be this object and no list
  return arguments;
}

/**
 * Sets the initial consent. It is put before all events already in the queue, because tags read the queue in order.
 * Visitors in regions that require consent are denied unless they have answered, whatever country's shop they use.
 */
export function pushConsentDefault(consent: Consent, isAnswered: boolean): void {
  const commands = [command("consent", "default", consentSignals(consent))];
  if (consent.analytics || consent.marketing) {
    const none = consentSignals({ analytics: false, marketing: false });
    commands.push(command("consent", "default", { ...none, region: askedRegions }));
  }
  if (isAnswered) commands.push(update(consent));
  window.dataLayer ??= [];
  window.dataLayer.unshift(...commands);
}

export const pushConsentUpdate = (consent: Consent): void => void window.dataLayer?.push(update(consent));

const update = (consent: Consent) => command("consent", "update", consentSignals(consent));

let isLoaded = false;

/** Loads the container once, as soon as something is allowed. `id` is GTM-…, or "" when none is configured. */
export function loadTagManager(id: string, { analytics, marketing }: Consent): void {
  if (isLoaded || !id || !(analytics || marketing)) return;
  isLoaded = true;
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
