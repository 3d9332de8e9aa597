import { randomBytes } from "node:crypto";
import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import { longestAnswer } from "./bot-check.ts";
import type { RememberOnce } from "./work.ts";

/** A sum of two small numbers, for browsers without scripts. Plain data: the caller puts it into words. */
export type Question = { left: number; right: number; token: string };

export type Questions = {
  /**
   * Makes a question for one display of a form. Nothing is stored: the token carries what is needed to check the
   * answer, but not the answer itself.
   */
  ask(action: string): Question;
  /**
   * Whether the question was asked for this form, has not expired, and is answered correctly. A token is used up by its
   * first answer, right or wrong.
   */
  isRight(action: string, token: string, answer: string): Promise<boolean>;
};

type SignedQuestion = { action: string; id: string; until: number; proof: string };

const goodFor = 60 * 60_000; // Milliseconds. Generous, because forms without scripts are filled in slowly.
const [least, most] = [2, 9];

export function botQuestions(secret: string, once: RememberOnce, now: () => number = Date.now): Questions {
  const signed = (text: string) => signatureOf(`bot-question:${text}`, secret).toString("base64url");
  const proofOf = (id: string, sum: number) => signed(`${id}:${sum}`);

  return {
    ask(action) {
      const id = randomBytes(12).toString("base64url");
      const [left = least, right = least] = [...randomBytes(2)].map((byte) => least + (byte % (most - least + 1)));
      const asked: SignedQuestion = { action, id, until: now() + goodFor, proof: proofOf(id, left + right) };
      const body = Buffer.from(JSON.stringify(asked)).toString("base64url");
      return { left, right, token: `${body}.${signed(body)}` };
    },

    async isRight(action, token, answer) {
      const [body = "", signature = ""] = token.length > longestAnswer ? [] : token.split(".");
      if (!isSameSecret(signature, signed(body))) return false;
      const { id, until, proof, ...asked } = JSON.parse(
        Buffer.from(body, "base64url").toString("utf8"),
      ) as SignedQuestion;
      if (asked.action !== action || until < now()) return false;
      // The token is used up before the answer is checked, so that nobody can try every sum with one token.
      if (!(await once(`question:${id}`, new Date(until)))) return false;
      const sum = numberIn(answer);
      return sum !== null && isSameSecret(proof, proofOf(id, sum));
    },
  };
}

/** Reads digits as people write them: "11", " 11. ", or "１１" from a Japanese keyboard. */
function numberIn(answer: string): number | null {
  const text = answer
    .slice(0, 40)
    .normalize("NFKC")
    .trim()
    .replace(/[.。]$/, "");
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
