import { type Static, Type } from "typebox";
import { lineOf, ReturnV2, toReturnV2 } from "#commerce/aftersales/returns/rest.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { sumOf } from "#commerce/sales/totals/rules.ts";
import { exactFromDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import type { ExchangePreview } from "./actions.ts";
import type { Exchange } from "./decide.ts";
import { payWithinHours } from "./rules.ts";
import type { ExchangeState } from "./schema.ts";

/** Shapes of requests and responses about exchanges in the API. */

const text = Type.String();

export const ExchangeBody = Type.Object(
  {
    items: Type.Array(Type.Object({ ...lineOf, variant_id: Id }, closed), { minItems: 1, maxItems: 500 }),
    waive: Type.Optional(Type.Boolean({ description: "The customer is not asked for what it costs more." })),
    to: Type.Optional(literals(["payment", "gift_card"])),
    difference: Type.Optional(
      Type.String({
        maxLength: 30,
        description:
          "The difference that was shown: above zero the customer pays it, below it goes back. If it is another by now, nothing happens.",
      }),
    ),
  },
  { ...closed, description: "Pieces that came, and what goes out for them." },
);
export type ExchangeBody = Static<typeof ExchangeBody>;

export const ExchangeEndBody = Type.Object(
  {
    note: Type.Optional(Type.String({ maxLength: 500, description: "What the customer is told, and history." })),
    seen: Type.Optional(
      Type.Integer({ minimum: 0, description: "The latest line of the exchange order's history that was shown." }),
    ),
  },
  closed,
);

/** Converts a request body; null when its difference is no amount. */
export const toExchange = (body: ExchangeBody, by: string): Exchange => ({
  swaps: body.items.map(({ order_product_id: orderLineId, quantity, variant_id: variantId }) => ({
    orderLineId,
    quantity,
    variantId,
  })),
  by,
  waive: body.waive ?? false,
  asCredit: body.to === "gift_card",
  ...(body.difference !== undefined && { seen: (currency: string) => signedFrom(body.difference ?? "", currency) }),
});

function signedFrom(written: string, currency: string): number | null {
  const isBelow = written.startsWith("-");
  const amount = exactFromDecimal(isBelow ? written.slice(1) : written, currency);
  return amount === null ? null : isBelow ? -amount : amount;
}

export const ExchangeV2 = Type.Object({
  ...ReturnV2.properties,
  /**
   * waiting: for the payment of what it costs more, until `pay_until`; ended: it was not paid, and what was kept is
   * refunded.
   */
  exchange: orNull(
    Type.Object({
      order_id: Type.Integer(),
      state: literals(["made", "waiting", "ended"]),
      due: text,
      pay_until: orNull(text),
    }),
  ),
});

export const toExchangeV2 = (
  one: Return,
  state: ExchangeState | null,
  currency: string,
): Static<typeof ExchangeV2> => ({
  ...toReturnV2(one),
  exchange: state && {
    order_id: state.orderId,
    state: state.state,
    due: toDecimalText(state.due, currency),
    pay_until: state.payUntil?.toISOString() ?? null,
  },
});

export const ExchangePreviewV2 = Type.Object({
  currency_code: text,
  /** The goods that go out and their prices; pieces that do not divide evenly take two lines. */
  items: Type.Array(
    Type.Object({
      order_product_id: Type.Integer(),
      variant_id: Type.Integer(),
      name: text,
      sku: text,
      quantity: Type.Integer(),
      price: text,
    }),
  ),
  goods: text,
  tax: text,
  total: text,
  /** The part of the received pieces' value that pays for it. */
  kept: text,
  /** What the customer has to pay, within this many hours; or what the shop waives. */
  due: text,
  pay_within_hours: Type.Integer(),
  waived: text,
  /** What is refunded: by the payment, to gift cards that paid, or as a new one. */
  back: text,
  payment: text,
  gift_cards: text,
  credit: text,
  /**
   * For an order with an open invoice: the reduction of that invoice for what goes out, the amount invoiced for it, and
   * the days until that is due. Null for other orders.
   */
  invoice: orNull(Type.Object({ credited: text, invoiced: text, days: Type.Integer() })),
  /** The value to send with the exchange. */
  difference: text,
});

export function toExchangePreviewV2({
  facts,
  terms,
  variants,
  refund,
  ...onInvoice
}: ExchangePreview): Static<typeof ExchangePreviewV2> {
  const { currency } = facts.order;
  const money = (amount: number) => toDecimalText(amount, currency);
  const { kept, due, back, waived, total, totals } = terms;
  return {
    currency_code: currency,
    items: terms.lines.map(({ orderLineId, variantId, quantity, unitPrice }) => ({
      order_product_id: orderLineId,
      variant_id: variantId,
      quantity,
      price: money(unitPrice),
      name: variants.get(variantId)?.name ?? "",
      sku: variants.get(variantId)?.sku ?? "",
    })),
    goods: money(sumOf(totals, "goods")),
    tax: money(sumOf(totals, "tax")),
    total: money(total),
    kept: money(kept),
    due: money(due),
    pay_within_hours: payWithinHours,
    waived: money(waived),
    back: money(back),
    payment: money(refund?.payment ?? 0),
    gift_cards: money(refund?.cards ?? 0),
    credit: money(refund?.credit ?? 0),
    invoice:
      onInvoice.invoiceDays === null
        ? null
        : {
            credited: money(onInvoice.credited),
            invoiced: money(onInvoice.invoiced),
            days: onInvoice.invoiceDays,
          },
    difference: back > 0 ? `-${money(back)}` : money(due),
  };
}
