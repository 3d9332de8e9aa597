import { addressLinesOf, goesTo } from "#commerce/sales/orders/emails/address-lines.ts";
import { restPaidWith } from "#commerce/sales/orders/paid-with.ts";
import type { Order, OrderStatus } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import { methodIn } from "./method-text.ts";
import type { OrderLineView } from "./order-lines.tsx";

/** An order as pages show it, in the visitor's language. Amounts in minor units. */
export type OrderView = {
  id: number;
  status: OrderStatus;
  /** The date of the order, formatted for the visitor. */
  placed: string;
  currency: string;
  lines: OrderLineView[];
  totals: TotalLine[];
  total: number;
  /** Empty when everything is delivered by e-mail. */
  shipTo: string[];
  billTo: string[];
  method: { code: string; name: string; isNamed?: boolean; daysFrom: number; daysTo: number };
};

export async function orderViews(
  { db, content }: Pick<Services, "db" | "content">,
  locale: Locale,
  orders: readonly Order[],
): Promise<OrderView[]> {
  const uids = await uidsOf(
    db,
    orders.flatMap((order) => order.lines.map((line) => line.productId)),
  );
  const named = orders.map((order) => order.lines.map((line) => ({ ...line, uid: uids.get(line.productId) ?? "" })));
  const lines = await linesInLanguage({ content, db }, locale, named.flat());
  let taken = 0;
  return orders.map((order) => {
    const own = lines.slice(taken, taken + order.lines.length);
    taken += order.lines.length;
    const { id, status, currency, total, shippingMethod } = order;
    return {
      id,
      status,
      currency,
      totals: totalsOf(order, locale.language),
      total,
      placed: dateText(order.placedAt, locale.intl),
      lines: own.map((line) => ({
        id: String(line.id),
        productId: line.productId,
        uid: line.uid,
        title: line.name,
        image: line.image,
        options: optionsText(line.options),
        quantity: line.quantity,
        total: line.total,
      })),
      shipTo: goesTo(order, locale.intl),
      billTo: addressLinesOf(order.billingAddress, locale.intl),
      method: methodIn(shippingMethod, locale.language),
    };
  });
}

/** The amount not covered by gift cards is labelled with the payment method, or "left to pay" before it is paid. */
function totalsOf(order: Order, language: Locale["language"]): TotalLine[] {
  const paidWith = restPaidWith(order, language);
  return order.totals.map((line) => (line.label === "total.due" && paidWith ? { ...line, label: paidWith } : line));
}

/** Returns product uids by product id, because content identifies products by uid. */
async function uidsOf(db: Services["db"], ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const rows = await db.selectFrom("products").select(["id", "uid"]).where("id", "in", wanted).execute();
  return new Map(rows.map((row) => [row.id, row.uid]));
}
