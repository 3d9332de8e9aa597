import type { Reason } from "#platform/result.ts";
import { ofCalls } from "./of-calls.ts";
import { ofFields } from "./of-fields.ts";
import { ofGoods } from "./of-goods.ts";
import { ofShapes } from "./of-shapes.ts";

/**
 * Reasons for refusals, as data. Inside the server a reason is its English sentence, which API clients, logs and files
 * read as it is. In problems and reports for people it is split into its code and the values in it. The list of
 * sentences is closed; a test finds any other sentence that the server uses. Pure.
 */

const sentences = [ofFields, ofGoods, ofShapes, ofCalls].flatMap((list) => Object.entries(list));
export const reasonCodes = sentences.map(([code]) => code);

/** Patterns for placeholders that hold less than any text. They keep sentences from being mistaken for one another. */
const held: Record<string, string> = {
  type: "string|number|integer|boolean|array|object|null",
  comparison: "[<>]=?",
  limit: "-?[\\d.]+",
  min: "-?[\\d.e+]+",
  max: "-?[\\d.e+]+",
  least: "\\d+",
  row: "\\d+",
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (sentence: string): RegExp => {
  const parts = sentence.split(/\{(\w+)\}/);
  const source = parts.map((part, at) => (at % 2 === 0 ? literal(part) : `(?<${part}>${held[part] ?? ".+"})`));
  return new RegExp(`^${source.join("")}$`, "s");
};

type Template = { code: string; pattern: RegExp; words: number };
const whole = new Map(sentences.map(([code, sentence]) => [sentence as string, code]));
/** Sentences with the most text of their own come first. */
const templates: Template[] = sentences
  .filter(([, sentence]) => /\{\w+\}/.test(sentence))
  .map(([code, sentence]) => {
    const words = sentence.replaceAll(/\{\w+\}/g, "").length;
    return { code, pattern: patternOf(sentence), words };
  })
  .sort((a, b) => b.words - a.words);

/** Returns the code and values of a sentence. Undefined when it is not in the list. */
export function reasonOf(sentence: string): Reason | undefined {
  const code = whole.get(sentence);
  if (code !== undefined) return { code };
  if (sentence.length > 2000) return undefined;
  for (const { code, pattern } of templates) {
    const found = pattern.exec(sentence);
    if (found) return { code, values: { ...found.groups } };
  }
  return undefined;
}

/** Adds the reason to a sentence that is to be stored or sent: { why: "is unknown", reason: { code: "unknown" } }. */
export function withReason<T extends { why: string; reason?: Reason }>(told: T): T {
  const reason = told.reason ?? reasonOf(told.why);
  return reason ? { ...told, reason } : told;
}
