import { type BotCheck, longestAnswer } from "./bot-check.ts";

export type RecaptchaSettings = { siteKey: string; secret: string; host: string; leastScore: number };

type Verdict = { success?: boolean; score?: number; action?: string };

const patience = 5000; // Milliseconds.

/**
 * reCAPTCHA v3: the provider returns a score for each token, which is verified once. When the provider cannot be
 * reached, the check fails.
 */
export function recaptchaCheck(settings: RecaptchaSettings, report: (error: unknown) => void): BotCheck {
  const { siteKey, secret, host, leastScore } = settings;
  return {
    task: async (action) => ({ kind: "recaptcha", siteKey, host, action }),
    async isPerson(action, answer) {
      if (answer === "" || answer.length > longestAnswer) return false;
      try {
        const response = await fetch(`${host}/recaptcha/api/siteverify`, {
          method: "POST",
          body: new URLSearchParams({ secret, response: answer }),
          signal: AbortSignal.timeout(patience),
        });
        const verdict = (await response.json()) as Verdict;
        return verdict.success === true && verdict.action === action && (verdict.score ?? 0) >= leastScore;
      } catch (error) {
        report(error);
        return false;
      }
    },
  };
}
