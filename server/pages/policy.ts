import { createHash } from "node:crypto";

const inline = /<script([^>]*)>([^<]+)<\/script>/g;

/** The content security policy of one page: our own files, and the page's inline data by their hashes. */
export function policyFor(html: string, isDevelopment: boolean): string {
  const hashes = [...html.matchAll(inline)].map(
    ([, , text]) =>
      `'sha256-${createHash("sha256")
        .update(text ?? "")
        .digest("base64")}'`,
  );
  const scripts = isDevelopment ? "'self' 'unsafe-inline'" : ["'self'", ...hashes].join(" ");
  return `script-src ${scripts};${rest}`;
}

const rest = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(";");

/** For answers that are no pages: nothing may run. */
export const strictPolicy = `script-src 'none';${rest}`;
