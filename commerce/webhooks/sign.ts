import { createHmac, randomBytes } from "node:crypto";

export const newSalt = (): string => randomBytes(24).toString("base64url");

/** Returns a webhook's secret. It is derived from the shop's own secret when needed, so none is stored. */
export const secretOf = (salt: string, shopSecret: string): string =>
  `whsec_${createHmac("sha256", shopSecret).update(`webhook:${salt}`).digest("base64url")}`;

/** Returns the header `firn-signature`: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body" with the webhook's secret>. */
export function signatureOf(body: string, secret: string, unixSeconds: number): string {
  const mac = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${mac}`;
}
