import { type Failure, fail, type Problem } from "#platform/result.ts";
import type { Refusal } from "./schema.ts";

export type CouponProblemCode = "cart-not-found" | "coupon-refused" | "too-many-coupons" | "too-many-tries";
export type CouponProblem = Problem<CouponProblemCode>;

const reasons: Record<Refusal, string> = {
  unknown: "There is no such code.",
  "not-yet": "This code does not count yet.",
  ended: "This code has ended.",
  region: "This code does not count in the cart's region.",
  group: "This code is meant for another group of customers.",
  minimum: "The goods do not reach this code's minimum.",
  nothing: "This code is for nothing that is in the cart.",
  "used-up": "This code has been used as often as it may be.",
  "used-by-you": "This customer has used this code as often as it may be.",
  "not-with-others": "This code cannot be combined, and the others save more.",
};

/** Why a code is refused; `reason` is for API clients. */
export const couponRefused = (
  reason: Refusal,
  detail: { missing?: string; currency?: string } = {},
): Failure<CouponProblem> =>
  fail("coupon-refused", reasons[reason], { fields: { coupon_code: reasons[reason] }, detail: { reason, ...detail } });

export const tooManyCoupons = (count: number): Failure<CouponProblem> => {
  const message = `A cart takes ${count} codes at most.`;
  return fail("too-many-coupons", message, { fields: { coupon_code: message }, detail: { count } });
};

export const tooManyTries = (seconds: number): Failure<CouponProblem> =>
  fail("too-many-tries", `Too many wrong codes. Try again in ${seconds} seconds.`, { detail: { seconds } });
