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
  return courseOf(order, parcels, intl).map(({ status, isReached, at, expected }, place, steps) => ({
    status,
    // The day of the first step is the order's: once the parcel has left, it says that, rather than that it is being packed.
    name: place === 0 && steps[1]?.isReached ? purchase["purchase.ordered"] : "",
    isReached,
    at: at ? dateText(at, intl) : "",
    arrives: expected ? fill(purchase["purchase.arrives"], { dates: expected }) : "",
  }));
}
