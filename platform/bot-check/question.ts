import { randomBytes } from "node:crypto";
import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import { longestAnswer } from "./bot-check.ts";
import type { Once } from "./work.ts";

/** A sum of two small numbers, for browsers that run no script. Plain data: whoever shows it puts it into words. */
export type Question = { left: number; right: number; token: string };

export type Questions = {
  /** For one showing of a form. Nothing is kept: the token carries what it takes to check the answer, but not the answer. */
  ask(action: string): Question;
  /** Whether it was asked for this form, not long ago, and is answered rightly; right or wrong, a token is good once. */
  isRight(action: string, token: string, answer: string): Promise<boolean>;
};

type Asked = { action: string; id: string; until: number; proof: string };

const goodFor = 60 * 60_000; // ms: forms without a script are filled in slowly
const [least, most] = [2, 9];

export function botQuestions(secret: string, once: Once, now: () => number = Date.now): Questions {
  const signed = (text: string) => signatureOf(`bot-question:${text}`, secret).toString("base64url");
  const proofOf = (id: string, sum: number) => signed(`${id}:${sum}`);

  return {
    ask(action) {
      const id = randomBytes(12).toString("base64url");
      const [left = least, right = least] = [...randomBytes(2)].map((byte) => least + (byte % (most - least + 1)));
      const asked: Asked = { action, id, until: now() + goodFor, proof: proofOf(id, left + right) };
      const body = Buffer.from(JSON.stringify(asked)).toString("base64url");
      return { left, right, token: `${body}.${signed(body)}` };
    },

    async isRight(action, token, answer) {
      const [body = "", signature = ""] = token.length > longestAnswer ? [] : token.split(".");
      if (!isSameSecret(signature, signed(body))) return false;
      const { id, until, proof, ...asked } = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Asked;
      if (asked.action !== action || until < now()) return false;
      // Used up before it is looked at, so that no one token can be tried with every sum.
      if (!(await once(`question:${id}`, new Date(until)))) return false;
      const sum = numberIn(answer);
      return sum !== null && isSameSecret(proof, proofOf(id, sum));
    },
  };
}

/** Digits as people write them: "11", " 11. ", "１１" of a Japanese keyboard. */
function numberIn(answer: string): number | null {
  const text = answer
    .slice(0, 40)
    .normalize("NFKC")
    .trim()
    .replace(/[.。]$/, "");
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
