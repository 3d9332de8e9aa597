import { addressLinesOf, goesTo } from "#commerce/sales/orders/emails/address-lines.ts";
import { restPaidWith } from "#commerce/sales/orders/paid-with.ts";
import type { Order, OrderStatus } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { dateText } from "#storefront/i18n/date-text.ts";
import type { OrderLineView } from "./order-lines.tsx";

/** An order as pages show it, in the visitor's language. Amounts are minor units. */
export type OrderView = {
  id: number;
  status: OrderStatus;
  /** The day it was placed, as the visitor writes it. */
  placed: string;
  currency: string;
  lines: OrderLineView[];
  totals: TotalLine[];
  total: number;
  /** Empty: nothing is sent but e-mail. */
  shipTo: string[];
  billTo: string[];
  method: { code: string; name: string; daysFrom: number; daysTo: number };
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
      method: shippingMethod,
    };
  });
}

/** What gift cards left to be paid is called as it was paid; before that "left to pay". */
function totalsOf(order: Order, language: Locale["language"]): TotalLine[] {
  const paidWith = restPaidWith(order, language);
  return order.totals.map((line) => (line.label === "total.due" && paidWith ? { ...line, label: paidWith } : line));
}

/** Addresses of products by their ids: content knows products by their uid. */
async function uidsOf(db: Services["db"], ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const rows = await db.selectFrom("products").select(["id", "uid"]).where("id", "in", wanted).execute();
  return new Map(rows.map((row) => [row.id, row.uid]));
}
