import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import type { Problem } from "#platform/result.ts";
import type { Message } from "#storefront/i18n/areas.ts";
import { customerMessages, minutesIn } from "./field-messages.ts";

export type Refusal = { status: 422 | 429; problem: Message | null; errors: Record<string, Message> };

/** Returns the messages of a refused public form: beside its fields or above the form. */
export function refusalOf(problem: Problem): Refusal {
  if (problem.code === "too-many-tries") {
    const many = { key: "form.many", values: { minutes: minutesIn(problem) } } as const;
    return { status: 429, problem: many, errors: {} };
  }
  return { status: 422, problem: null, errors: customerMessages(faultsIn(problem)) };
}

/** The refusal when the bot check failed. */
export const robotRefusal: Refusal = { status: 422, problem: { key: "form.robot" }, errors: {} };
