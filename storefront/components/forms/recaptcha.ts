/**
 * reCAPTCHA v3 in the browser (specification 5, 7.13, 8, 9.3): the script is loaded once, its badge is hidden, and only
 * one site key is allowed.
 */

type Grecaptcha = {
  ready?: (callback: () => void) => void;
  execute?: (siteKey: string, options: { action: string }) => Promise<string>;
};
export type Recaptcha = { execute(action: string): Promise<string> };
type BrowserGlobals = { document?: Document; grecaptcha?: Grecaptcha };

const pollDelay = 25; // milliseconds
const patience = 20_000;
let loaded: { siteKey: string; recaptcha: Promise<Recaptcha> } | null = null;

/** Loads the provider's script, or returns the one already loaded. Throws on a server, and for a second site key. */
export async function loadRecaptcha(
  siteKey: string,
  host: string,
  place: BrowserGlobals = globalThis,
): Promise<Recaptcha> {
  if (!place.document) throw new Error("This is a library for the browser!");
  if (loaded && loaded.siteKey !== siteKey) throw new Error("reCAPTCHA already loaded with different site key!");
  loaded ??= { siteKey, recaptcha: start(siteKey, host, place) };
  loaded.recaptcha.catch(() => {
    loaded = null;
  });
  return loaded.recaptcha;
}

async function start(siteKey: string, host: string, place: BrowserGlobals): Promise<Recaptcha> {
  const { document } = place as { document: Document };
  const script = document.createElement("script");
  script.async = true;
  script.src = `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  const badge = document.createElement("style");
  badge.textContent = ".grecaptcha-badge{visibility:hidden}";
  const failed = new Promise<never>((_, refuse) => {
    script.onerror = () => refuse(new Error("reCAPTCHA could not be loaded"));
  });
  document.head.append(badge, script);
  const execute = await Promise.race([ready(place), failed]);
  return { execute: (action) => execute(siteKey, { action }) };
}

/** Polls until the script has installed its function. */
async function ready(place: BrowserGlobals): Promise<NonNullable<Grecaptcha["execute"]>> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const { execute } = place.grecaptcha ?? {};
    if (execute) return execute.bind(place.grecaptcha);
    await new Promise((resolve) => setTimeout(resolve, pollDelay));
  }
  throw new Error("reCAPTCHA could not be loaded");
}
