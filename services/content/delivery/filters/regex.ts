import { checkText } from "#services/content/delivery/params.ts";
import { invalid } from "#services/content/delivery/problem.ts";

const maxLength = 512;
/**
 * The highest allowed product of all repetition counts in a pattern. Nested repetitions multiply, and each becomes
 * states in memory.
 */
const maxRepetitions = 5000;

/**
 * Reads a pattern for PostgreSQL's engine. It supports what the protocol's patterns use (\d, groups, lookahead, lazy
 * repetition) and is stopped by the statement's time limit. The options i, m, s and x are given separately or as "(?i)"
 * at the start.
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

/**
 * PostgreSQL uses one letter for how "." and "^ $" treat line ends: p as in other engines, n and w with m, s with s.
 */
function flagsOf(letters: string): string {
  const [isMultiline, isDotAll] = [letters.includes("m"), letters.includes("s")];
  const lines = isMultiline ? (isDotAll ? "w" : "n") : isDotAll ? "s" : "p";
  return letters.includes("x") ? `${lines}x` : lines;
}

function repetitionsOf(pattern: string): number {
  const bounds = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)];
  return bounds.reduce((product, [, least, most]) => product * Math.max(1, Number(most || least)), 1);
}
