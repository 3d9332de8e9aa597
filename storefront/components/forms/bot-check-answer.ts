import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { BotCheckTask } from "#platform/bot-check/bot-check.ts";
import { loadRecaptcha } from "./recaptcha.ts";

type Answer = () => Promise<string>;

/** Starts the task at once. The returned function gives the field's value when the form is sent. */
export async function answerTo(task: BotCheckTask): Promise<Answer> {
  if (task.kind === "off") return async () => "";
  if (task.kind === "recaptcha") {
    const recaptcha = await loadRecaptcha(task.siteKey, task.host);
    // A token is valid for two minutes, so it is requested when the form is sent.
    return () => recaptcha.execute(task.action);
  }
  const challenge = task.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const answer = btoa(JSON.stringify({ challenge, solution }));
  return async () => answer;
}
