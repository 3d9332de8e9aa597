import { createHash } from "node:crypto";
import { signatureOf } from "#platform/signed-key.ts";

/** 32 letters and digits that nobody mixes up. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The code of a card: 80 bits made of its seed with the shop's secret, so that a letter can be sent again although the
 * code is kept nowhere. Without dashes.
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

/** As people read it: "7K2M-…". */
export const shownCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? code;

/** What was typed, with dashes or without, o for 0 and l for 1; null for what cannot be a code. */
export function readCode(text: string): string | null {
  const code = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}._]+/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  return code.length === 16 && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** What the table keeps of a code. 80 bits cannot be tried through, so one round is enough. */
export const hashCode = (code: string): Buffer => createHash("sha256").update(`gift-card-code:${code}`).digest();
