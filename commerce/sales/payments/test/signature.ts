import { isSameSecret, signatureOf } from "#platform/signed-key.ts";

/** In seconds. Older messages may be replayed by somebody else. */
const tolerance = 300;

const hmac = (secret: string, text: string) => signatureOf(`payments:${text}`, secret);

/** The header firn-signature of the test provider's messages: "t=1790000000,v1=hex". */
export function sign(secret: string, body: Buffer | string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${hmac(secret, `${at}.${body}`).toString("hex")}`;
}

export function isSigned(secret: string, body: Buffer, header: unknown, now = Date.now() / 1000): boolean {
  const [, at = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (secret === "" || hex === "" || Math.abs(now - Number(at)) > tolerance) return false;
  return isSameSecret(Buffer.from(hex, "hex"), hmac(secret, `${at}.${body}`));
}
