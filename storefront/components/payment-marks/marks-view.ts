import { markName, marksAt } from "#commerce/sales/payments/marks.ts";
import type { Services } from "#storefront/app/services.ts";
import type { PaymentMarksView } from "./payment-marks.tsx";

/** What is shown in a country of what the payment provider takes; undefined where nothing is, or another shop takes the money. */
export function marksView({ payments }: Pick<Services, "payments">, country: string): PaymentMarksView | undefined {
  const marks = marksAt(payments?.marks ?? [], country);
  return marks.length === 0 ? undefined : { of: marks.join(","), names: marks.map(markName).join(", ") };
}
