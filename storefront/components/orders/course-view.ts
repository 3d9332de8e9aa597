import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import { courseOf } from "./course.ts";
import type { CourseStepView } from "./parcel-course.tsx";

/** The course of an order's parcels in the visitor's language. */
export function courseView(
  order: Order,
  parcels: readonly Pick<Shipment, "createdAt" | "deliveredAt">[],
  { intl }: Pick<Locale, "intl">,
  purchase: AreaTexts<"purchase">,
): CourseStepView[] {
  return courseOf(order, parcels, intl).map(({ status, isReached, at, expected }) => ({
    status,
    isReached,
    at: at ? dateText(at, intl) : "",
    arrives: expected ? fill(purchase["purchase.arrives"], { dates: expected }) : "",
  }));
}
