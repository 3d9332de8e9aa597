import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import type { Problem } from "#platform/result.ts";
import type { Message } from "#storefront/i18n/areas.ts";
import { customerMessages, minutesIn } from "./field-messages.ts";

export type Refusal = { status: 422 | 429; problem: Message | null; errors: Record<string, Message> };

/** What a public form says when it was refused: beside the fields, or above them all. */
export function refusalOf(problem: Problem): Refusal {
  if (problem.code === "too-many-tries") {
    const many = { key: "form.many", values: { minutes: minutesIn(problem) } } as const;
    return { status: 429, problem: many, errors: {} };
  }
  return { status: 422, problem: null, errors: customerMessages(faultsIn(problem)) };
}

/** Whoever sent it may be a robot. */
export const robotRefusal: Refusal = { status: 422, problem: { key: "form.robot" }, errors: {} };
