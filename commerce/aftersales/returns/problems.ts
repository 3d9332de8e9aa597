import { type FulfilmentProblem, statuses as fulfilmentStatuses } from "#commerce/aftersales/fulfilment/problems.ts";
import { fail, type Problem, type Result } from "#platform/result.ts";

/** What can keep pieces from coming back. */
export type ReturnProblem = FulfilmentProblem | Problem<"return-not-found" | "not-returnable" | "impossible-return">;
export type ReturnResult<T> = Result<T, ReturnProblem>;

export const statuses: Record<ReturnProblem["code"], number> = {
  ...fulfilmentStatuses,
  "return-not-found": 404,
  "not-returnable": 409,
  "impossible-return": 409,
};

export const returnNotFound = fail("return-not-found", "There is no such return.");
