import { askedCountries, type Consent, consentSignals } from "./rules.ts";

/** Commands of consent mode are told as a function's arguments; as a plain list the tag manager does not know them. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: it must be this object and no list
  window.dataLayer.push(arguments);
}

/** What holds from the start. Who comes from where it must be asked is refused, whatever country's shop they are in. */
export function tellDefault(consent: Consent): void {
  command("consent", "default", consentSignals(consent));
  if (!consent.analytics && !consent.marketing) return;
  const region = askedCountries.map((country) => country.toUpperCase());
  command("consent", "default", { ...consentSignals({ analytics: false, marketing: false }), region });
}

export const tellAnswer = (consent: Consent): void => command("consent", "update", consentSignals(consent));

let isLoaded = false;

/** Loads the container, once, as soon as anything is allowed. `id`: GTM-… ; "" where none is configured. */
export function loadTagManager(id: string, { analytics, marketing }: Consent): void {
  if (isLoaded || !id || !(analytics || marketing)) return;
  isLoaded = true;
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
