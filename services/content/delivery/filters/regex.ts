import { checkText } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";

const maxLength = 512;
/** How often a pattern may repeat a part in all, nested repetitions multiplied: each becomes states in memory. */
const maxRepetitions = 5000;

/**
 * A pattern for PostgreSQL's engine, which knows what patterns of the protocol use (\d, groups, lookahead, lazy
 * repetition) and is stopped by the statement's time limit. Options i, m, s, x, given beside it or as "(?i)" in front.
 */
export function readPattern(operand: unknown, options: unknown): { pattern: string; isCaseSensitive: boolean } {
  if (typeof operand !== "string") throw invalid("$regex", "is not a text");
  if (options !== undefined && (typeof options !== "string" || !/^[imsxgu]*$/.test(options))) {
    throw invalid("$options", "has letters other than i, m, s and x");
  }
  const [front = "", inside = ""] = /^\(\?([imsx]+)\)/.exec(operand) ?? [];
  const letters = `${options ?? ""}${inside}`;
  const body = checkText(operand.slice(front.length));
  if (body.length > maxLength) throw invalid("$regex", `is longer than ${maxLength} characters`);
  if (repetitionsOf(body) > maxRepetitions) throw invalid("$regex", "repeats too often");
  return { pattern: `(?${flagsOf(letters)})${body}`, isCaseSensitive: !letters.includes("i") };
}

/** How "." and "^ $" treat line ends is one letter in PostgreSQL: p as in other engines, n and w with m, s with s. */
function flagsOf(letters: string): string {
  const [isMultiline, isDotAll] = [letters.includes("m"), letters.includes("s")];
  const lines = isMultiline ? (isDotAll ? "w" : "n") : isDotAll ? "s" : "p";
  return letters.includes("x") ? `${lines}x` : lines;
}

function repetitionsOf(pattern: string): number {
  const bounds = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)];
  return bounds.reduce((product, [, least, most]) => product * Math.max(1, Number(most || least)), 1);
}
