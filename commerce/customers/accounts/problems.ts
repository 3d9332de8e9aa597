import { fail, type Problem, type Result } from "#platform/result.ts";
import { faultTexts } from "./rules.ts";
import type { CustomerProblemCode, Faults } from "./schema.ts";

export type CustomerProblem = Problem<CustomerProblemCode>;
export type CustomerResult<T> = Result<T, CustomerProblem>;

/** The problem "invalid": `fields` holds English texts, `detail.faults` the codes behind them. */
export const invalid = (faults: Faults) =>
  fail("invalid", `Check ${Object.keys(faults).join(", ")}.`, { fields: faultTexts(faults), detail: { faults } });

export const faultsIn = (problem: Problem): Faults => (problem.detail?.faults ?? {}) as Faults;

/** `detail.retryAfter` is the number of seconds to wait, `detail.of` what there were too many of. */
export const tooMany = (seconds: number, of: "failed sign-ins" | "new accounts" | "letters") =>
  fail("too-many-tries", `Too many ${of}. Try again in ${seconds} seconds.`, { detail: { retryAfter: seconds, of } });

export const notFound = () => fail("not-found", "There is no such customer.");
