/**
 * Checks whether a form was filled in by a person. Every provider implements this type and passes the same contract
 * (contract.test.ts).
 */

/** What the form in the browser needs to produce its answer. Plain data. */
export type BotCheckTask =
  | { kind: "off" }
  | { kind: "work"; challenge: object }
  | { kind: "recaptcha"; siteKey: string; host: string; action: string };

export type BotCheck = {
  /** Makes the task for one display of a form. `action` names the form, for example "signup". */
  task(action: string): Promise<BotCheckTask>;
  /**
   * Whether the answer sent with a form is valid. Every answer is accepted once. Never throws because of a visitor's
   * input.
   */
  isPerson(action: string, answer: string): Promise<boolean>;
};

export const noBotCheck: BotCheck = {
  task: async () => ({ kind: "off" }),
  isPerson: async () => true,
};

/** The longest answer that is checked, in characters. */
export const longestAnswer = 8192;
