import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { BotCheckTask } from "#platform/bot-check/bot-check.ts";
import { loadRecaptcha } from "./recaptcha.ts";

type Answer = () => Promise<string>;

/** Starts on the task at once; what it answers gives the field's value when the form is sent. */
export async function answerTo(task: BotCheckTask): Promise<Answer> {
  if (task.kind === "off") return async () => "";
  if (task.kind === "recaptcha") {
    const recaptcha = await loadRecaptcha(task.siteKey, task.host);
    // A token is good for two minutes, so it is asked for when the form goes out.
    return () => recaptcha.execute(task.action);
  }
  const challenge = task.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = btoa(JSON.stringify({ challenge, solution }));
  return async () => answer;
}
