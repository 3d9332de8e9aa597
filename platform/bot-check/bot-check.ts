/** Whether a form was filled in by a person. Each provider is one of these; all pass the same contract (contract.test.ts). */

/** What the form in the browser needs to make its answer. Plain data. */
export type BotCheckTask =
  | { kind: "off" }
  | { kind: "work"; challenge: object }
  | { kind: "recaptcha"; siteKey: string; host: string; action: string };

export type BotCheck = {
  /** For one showing of a form; `action` names it: "signup". */
  task(action: string): Promise<BotCheckTask>;
  /** Whether the answer that came with a form is good; each is good once. Never throws for what a visitor sent. */
  isPerson(action: string, answer: string): Promise<boolean>;
};

export const noBotCheck: BotCheck = {
  task: async () => ({ kind: "off" }),
  isPerson: async () => true,
};

/** Longest answer that is looked at, in characters. */
export const longestAnswer = 8192;
