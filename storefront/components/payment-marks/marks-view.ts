import { markName, marksAt } from "#commerce/sales/payments/marks.ts";
import type { PaymentMark } from "#commerce/sales/payments/schema.ts";
import type { Services } from "#storefront/app/services.ts";

/** What is taken, side by side in one picture, whose address names it (server/marks.ts): what `img` is given. */
export type PaymentMarks = { src: string; alt: string; width: number; height: number };

/** Each mark is 40 wide, with 6 between two. */
const sizeOf = (count: number) => ({ width: count * 46 - 6, height: 26 });

/** The picture of these marks; drawings of our own, in one small file. */
export const marksOf = (marks: readonly PaymentMark[]): PaymentMarks => ({
  src: `/marks/${marks.join(",")}.svg`,
  alt: marks.map(markName).join(", "),
  ...sizeOf(marks.length),
});

/** What is shown in a country of what the payment provider takes; undefined where nothing is, or another shop takes the money. */
export function marksView({ payments }: Pick<Services, "payments">, country: string): PaymentMarks | undefined {
  const marks = marksAt(payments?.marks ?? [], country);
  return marks.length === 0 ? undefined : marksOf(marks);
}
