import { hash } from "node:crypto";
import type { Config } from "#platform/config.ts";

type Settings = Pick<Config, "isProduction" | "PAYMENT_PROVIDER">;

/**
 * The content security policy of one page: our own files, and the page's inline data by their hashes. Where Stripe takes
 * the payments also its script and frames, on every page: visitors walk on to checkout without a new document.
 */
export function policyFor(inline: readonly Buffer[], { isProduction, PAYMENT_PROVIDER }: Settings): string {
  if (!isProduction) return inDevelopment;
  const hashes = inline.map((data) => `'sha256-${hash("sha256", data, "base64")}'`);
  const scripts = ["'self'", ...hashes].join(" ");
  if (PAYMENT_PROVIDER !== "stripe") return `script-src ${scripts};connect-src 'self';${rest}`;
  const own = "https://js.stripe.com https://*.js.stripe.com";
  const talk = "connect-src 'self' https://api.stripe.com";
  return `script-src ${scripts} ${own};frame-src 'self' ${own} https://hooks.stripe.com;${talk};${rest}`;
}

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

/** Modules, styles and news of changes come from Vite, at a port of its own; Stripe's script may come along. */
const inDevelopment = "object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'self'";

/** For answers that are no pages: nothing may run. */
export const strictPolicy = `script-src 'none';connect-src 'self';${rest}`;
