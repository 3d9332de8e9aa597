import { returnableUntil } from "#commerce/aftersales/returns/reads.ts";
import { findAllowance } from "#commerce/customers/pro/reads.ts";
import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import { ordersOf, shipmentsOf, type Tracking } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { type AllowanceView, allowanceView } from "#storefront/components/account/allowance.ts";
import { suggestedAfter } from "#storefront/components/account/suggested.ts";
import { linesInLanguage } from "#storefront/components/cart/line-texts.ts";
import { courseView } from "#storefront/components/orders/course-view.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import type { CourseStepView } from "#storefront/components/orders/parcel-course.tsx";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import { type Standing, standingOf } from "./standing.ts";

export type AccountProps = {
  words: AreaTexts<"overview"> &
    Pick<AreaTexts<"pro-applications">, "pro.renew"> &
    Pick<AreaTexts<"own-orders">, "order.follow">;
  csrf: string;
  /** What the greeting calls the customer. */
  name: string | null;
  email: string;
  order: LatestOrder | null;
  /** Parcels in transit, from any order. */
  parcels: Tracking[];
  /** Returns that are still open. `label` leads to the return label. */
  returns: { id: number; orderId: number; state: string; label: { path: string; text: string } | null }[];
  /** Products that were delivered and that the customer has not reviewed. */
  unreviewed: { uid: string; name: string }[];
  addresses: number;
  wished: number;
  /** What goes with the latest order, then best sellers. */
  suggested: CardData[];
  /** The amount a professional may still spend; null for other customers. */
  allowance: AllowanceView | null;
};

type LatestOrder = {
  id: number;
  status: OrderStatus;
  placed: string;
  pieces: number;
  total: string;
  /** Where its parcel is, and when it arrives; empty for orders that are not sent. */
  course: CourseStepView[];
  /** Such as "Return it until April 30, 2027"; absent where it does not apply. */
  back?: string;
  /** Media ids of the order's first line items. */
  pictures: string[];
};

/** Specification 3.1: the name is shown only when both first and last name exist. */
export const load: LoadPrivate<AccountProps> = async (context) => {
  const { services, locale, visitor, region } = context;
  const { db } = services;
  const { id = 0, firstName = "", lastName = "", email = "" } = visitor.customer ?? {};
  const [overview, own, applications, [order], allowance, standing, purchase] = await Promise.all([
    loadAreaTexts("overview", context),
    loadAreaTexts("own-orders", context),
    loadAreaTexts("pro-applications", context),
    ordersOf(db, id, 1, 1),
    region ? findAllowance(db, id, currencyOf(region)) : null,
    standingOf(db, id),
    loadAreaTexts("purchase", context),
  ]);
  const [[view], unreviewed, until, shipments] = await Promise.all([
    orderViews(services, locale, order ? [order] : []),
    named(context, standing.unreviewed),
    order ? returnableUntil(db, order) : null,
    order ? shipmentsOf(db, order.id) : [],
  ]);
  const suggested = await suggestedAfter(context, order);
  const props = {
    words: { ...overview, "pro.renew": applications["pro.renew"], "order.follow": own["order.follow"] },
    name: firstName && lastName ? calledIn(locale.language, { firstName, lastName }) : null,
    email,
    order:
      order && view
        ? {
            id: view.id,
            status: view.status,
            placed: view.placed,
            pieces: view.lines.reduce((sum, { quantity }) => sum + quantity, 0),
            total: formatMoney(view.total, view.currency, locale.intl),
            course: courseView(order, shipments, locale, purchase),
            ...(until && {
              back: fill(purchase["purchase.return"], { date: dateText(new Date(until.getTime() - 1), locale.intl) }),
            }),
            pictures: view.lines.flatMap(({ image }) => image ?? []).slice(0, 4),
          }
        : null,
    parcels: standing.parcels.map(({ number, carrier }) => ({ number, url: trackingUrl(carrier, number) })),
    returns: standing.returns.map((one) => ({
      id: one.id,
      orderId: one.orderId,
      state: own[`order.return.${one.status}`],
      label:
        one.status === "approved"
          ? { path: `/account/orders/${one.orderId}/return/${one.id}`, text: own["order.return.label"] }
          : null,
    })),
    unreviewed,
    addresses: standing.addresses,
    wished: standing.wished,
    suggested,
    allowance: allowanceView(allowance, { region: region ?? "", amount: 0, intl: locale.intl }),
  };
  return formPage(context, props, { title: "account.title.plain" });
};

/** Returns the products with their names in the visitor's language, in one read of content. */
async function named({ services, locale }: PrivateContext, products: Standing["unreviewed"]) {
  const lines = products.map((product) => ({ ...product, options: [] }));
  const own = await linesInLanguage(services, locale, lines);
  return own.map(({ uid, name }) => ({ uid, name }));
}
