import { hash } from "node:crypto";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { Config } from "#commerce/settings/environment.ts";

type Settings = Pick<Config, "isProduction" | "TAG_MANAGER_ID"> &
  Partial<Pick<Config, "RECAPTCHA_SITE_KEY" | "STORE_LOCATOR_DOMAIN" | "STORES_TILE_URL">>;

type Hosts = PaymentProvider["hosts"];

/** The services that decide which hosts a page may load from. */
export type PolicyServices = { config: Settings; payments: { hosts: Hosts } };

/**
 * Returns the content security policy of a page: the shop's own files, and the page's inline data by their hashes. The
 * payment provider's hosts are allowed on every page, because visitors reach the checkout without loading a new
 * document. The same applies to Google where a tag manager is configured.
 */
export function policyFor(inlineData: readonly string[], { config: settings, payments }: PolicyServices): string {
  if (!settings.isProduction) return inDevelopment;
  const hashes = inlineData.map((data) => `'sha256-${hash("sha256", data, "base64")}'`);
  const others = [
    payments.hosts,
    settings.TAG_MANAGER_ID !== "" && google,
    Boolean(settings.RECAPTCHA_SITE_KEY) && recaptcha,
    Boolean(settings.STORE_LOCATOR_DOMAIN) && locatorAt(settings.STORE_LOCATOR_DOMAIN ?? ""),
  ].filter((other) => other !== false);
  const hosts = (use: keyof Hosts) => ["'self'", ...others.flatMap((other) => other[use])].join(" ");
  const frames = others.some(({ frame }) => frame.length > 0) ? `frame-src ${hosts("frame")};` : "";
  const scripts = [hosts("script"), ...hashes].join(" ");
  return `script-src ${scripts};${frames}connect-src ${hosts("connect")};${withTiles(settings.STORES_TILE_URL)}`;
}

/** The bot check of forms, on either of its hosts. */
const recaptcha = {
  script: ["https://www.google.com", "https://www.recaptcha.net", "https://www.gstatic.com"],
  frame: ["https://www.google.com", "https://www.recaptcha.net"],
  connect: ["https://www.google.com", "https://www.recaptcha.net"],
};

/** The tag manager and its measurement hosts. */
const google = {
  script: ["https://*.googletagmanager.com"],
  frame: ["https://*.googletagmanager.com"],
  connect: ["https://*.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

const rest = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(";");

/** A third-party store locator, and what its script loads from its own host. */
function locatorAt(domain: string): Hosts {
  const host = [hostOf(domain)];
  return { script: host, frame: host, connect: host };
}

/** "{s}" in a tile's address stands for one of several servers. */
const hostOf = (address: string): string => {
  const [, scheme = "https://", host = ""] = /^(https?:\/\/)?([^/]+)/.exec(address) ?? [];
  return scheme + host.replace(/^\{s\}/, "*");
};

/** Pictures may come from any https host; tiles also from their configured host. */
const withTiles = (url = ""): string =>
  url === "" ? rest : rest.replace("img-src 'self' data: https:", `img-src 'self' data: https: ${hostOf(url)}`);

/**
 * In development Vite serves modules, styles and change events on its own port, and third-party scripts are allowed.
 */
const inDevelopment = "object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'self'";

/** The policy of responses that are not pages: no script may run. */
export const strictPolicy = `script-src 'none';connect-src 'self';${rest}`;
