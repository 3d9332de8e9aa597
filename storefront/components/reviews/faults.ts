import { lengths } from "#commerce/aftersales/reviews/rules.ts";
import type { ReviewFault, ReviewFaults } from "#commerce/aftersales/reviews/schema.ts";
import type { Problem } from "#platform/result.ts";
import { minutesIn } from "#storefront/components/forms/field-messages.ts";
import type { AreaKey, Message } from "#storefront/i18n/areas.ts";

export type ReviewMessage = Message<"reviews">;
export type ReviewMessages = Record<string, ReviewMessage>;

const said: readonly ReviewFault[] = [
  "required",
  "no-rating",
  "too-long",
  "too-short",
  "bad-email",
  "bad-measure",
  "bad-photo",
  "photo-too-big",
  "too-many-photos",
];

/**
 * Returns the error message for each field. `longest` is the text's maximum length, which is larger for a review than
 * for a question.
 */
export function faultMessages({ detail }: Problem, longest: number, shortest: number): ReviewMessages {
  const most: Record<string, number> = {
    title: lengths.title,
    name: lengths.name,
    email: lengths.email,
    text: longest,
  };
  return Object.fromEntries(
    Object.entries((detail?.faults ?? {}) as ReviewFaults).map(([field, fault]) => {
      const key = said.includes(fault) ? fault : "bad-characters";
      return [
        field,
        { key: `fault.${key}` as AreaKey<"reviews">, values: { max: most[field] ?? longest, min: shortest } },
      ];
    }),
  );
}

/** Returns the error message for the whole form. */
export const problemMessage = (problem: Problem): ReviewMessage =>
  problem.code === "too-many-tries"
    ? { key: "fault.many", values: { minutes: minutesIn(problem) } }
    : { key: "write.check" };
