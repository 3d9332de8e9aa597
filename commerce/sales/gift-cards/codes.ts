import { createHash } from "node:crypto";
import { signatureOf } from "#platform/signed-key.ts";

/** 32 letters and digits that cannot be confused. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The code of a card: 80 bits derived from its seed with the shop's secret, so that its email can be sent again
 * although the code is stored nowhere. Without dashes.
 */
export function codeOf(seed: string, secret: string): string {
  const bytes = signatureOf(`gift-card:${seed}`, secret).subarray(0, 10);
  let bits = BigInt(`0x${bytes.toString("hex")}`);
  let code = "";
  for (let at = 0; at < 16; at++) {
    code = (letters[Number(bits & 31n)] ?? "") + code;
    bits >>= 5n;
  }
  return code;
}

/** The code as people read it: "7K2M-…". */
export const shownCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

/** Normalises an entered code, with or without dashes, o for 0 and l for 1; null when it cannot be a code. */
export function readCode(text: string): string | null {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}._]+/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return code.length === 16 && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** The stored hash of a code. 80 bits cannot be guessed, so one round is enough. */
export const hashCode = (code: string): Buffer => createHash("sha256").update(`gift-card-code:${code}`).digest();
