import { markName, marksAt } from "#commerce/sales/payments/marks.ts";
import type { PaymentMark } from "#commerce/sales/payments/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/**
 * The accepted payment marks, side by side in one picture: the attributes of its `img`. Its address names the marks
 * (mark-routes.ts).
 */
export type PaymentMarks = { src: string; alt: string; width: number; height: number };

/** Each mark is 40 px wide, with a gap of 6 px. */
const sizeOf = (count: number) => ({ width: count * 46 - 6, height: 26 });

/** The picture of these marks: the shop's own drawings in one small file. */
export const marksOf = (marks: readonly PaymentMark[]): PaymentMarks => ({
  src: `/marks/${marks.join(",")}.svg`,
  alt: marks.map(markName).join(", "),
  ...sizeOf(marks.length),
});

/**
 * Returns the marks of the payment provider that are shown in a country. Undefined when there are none, or another shop
 * takes the payment.
 */
export function marksView({ payments }: Pick<Services, "payments">, country: string): PaymentMarks | undefined {
  const marks = marksAt(payments?.marks ?? [], country);
  return marks.length === 0 ? undefined : marksOf(marks);
}
