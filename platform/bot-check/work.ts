import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type BotCheck, longestAnswer } from "./bot-check.ts";

/** Stores a signature until it expires. Returns false when it is already stored. */
export type RememberOnce = (signature: string, expiresAt: Date) => Promise<boolean>;

const goodFor = 30 * 60_000;
/** About half a second of work on a phone: some 256 keys of 2,000 rounds each. */
const work = { algorithm: "PBKDF2/SHA-256", cost: 2000, keyPrefix: "00" };

/** A proof of work in ALTCHA's format, created and verified here: no third party, no cookie. */
export function workCheck(secret: string, once: RememberOnce): BotCheck {
  return {
    async task(action) {
      const expiresAt = new Date(Date.now() + goodFor);
      const options = { ...work, deriveKey, expiresAt, data: { action }, hmacSignatureSecret: secret };
      return { kind: "work", challenge: await createChallenge(options) };
    },
    async isPerson(action, answer) {
      const given = readAnswer(answer);
      if (!given) return false;
      const { challenge, solution } = given;
      const { parameters, signature = "" } = challenge;
      if (parameters.data?.action !== action || parameters.cost !== work.cost) return false;
      const options = { challenge, solution, deriveKey, hmacSignatureSecret: secret };
      const { verified } = await verifySolution(options).catch(() => ({ verified: false }));
      return verified && once(signature, new Date(Number(parameters.expiresAt ?? 0) * 1000));
    },
  };
}

function readAnswer(answer: string): { challenge: Challenge; solution: Solution } | null {
  if (answer === "" || answer.length > longestAnswer) return null;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(answer, "base64").toString("utf8"));
    const isWhole =
      typeof challenge?.parameters === "object" && challenge.parameters && typeof solution === "object" && solution;
    return isWhole && typeof challenge.signature === "string" ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
