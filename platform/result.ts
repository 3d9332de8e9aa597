/**
 * Expected outcomes are values; bugs and outages are exceptions. A module lists its problem codes in one closed union
 * and maps them to HTTP statuses once (its routes.ts).
 */
export type Ok<T> = { ok: true; value: T };

/** The reason as data: a code, and the values for the placeholders of its sentence. */
export type Reason = { code: string; values?: Record<string, string> };

/** What went wrong: `code` for programs, `message` for people, and `fields` (name → text) for single fields. */
export type Problem<Code extends string = string> = {
  code: Code;
  message: string;
  fields?: Record<string, string>;
  /** Facts that a caller can act on: `{ available: 3 }`. */
  detail?: Record<string, unknown>;
};

export type Failure<P extends Problem = Problem> = { ok: false; problem: P };
export type Result<T, P extends Problem = Problem> = Ok<T> | Failure<P>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const fail = <Code extends string>(
  code: Code,
  message: string,
  more: Pick<Problem, "fields" | "detail"> = {},
): Failure<Problem<Code>> => ({ ok: false, problem: { code, message, ...more } });
