import { askedRegions, type Consent, consentSignals } from "./rules.ts";

/** Commands of consent mode are told as a function's arguments; as a plain list the tag manager does not know them. */
function command(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: it must be this object and no list
  return arguments;
}

/**
 * What holds from the start, before everything that the page has told already: tags read the queue in its order. Who comes
 * from where it must be asked is refused, whatever country's shop they are in, unless they have answered.
 */
export function tellStart(consent: Consent, isAnswered: boolean): void {
  const commands = [command("consent", "default", consentSignals(consent))];
  if (consent.analytics || consent.marketing) {
    const none = consentSignals({ analytics: false, marketing: false });
    commands.push(command("consent", "default", { ...none, region: askedRegions }));
  }
  if (isAnswered) commands.push(update(consent));
  window.dataLayer ??= [];
  window.dataLayer.unshift(...commands);
}

export const tellAnswer = (consent: Consent): void => void window.dataLayer?.push(update(consent));

const update = (consent: Consent) => command("consent", "update", consentSignals(consent));

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
