import { type Static, Type } from "typebox";
import { lineOf, ReturnV2, toReturnV2 } from "#commerce/aftersales/returns/rest.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { sumOf } from "#commerce/sales/pricing/rules.ts";
import { exactFromDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import type { ExchangePreview } from "./actions.ts";
import type { Exchange } from "./decide.ts";
import { payWithinHours } from "./rules.ts";
import type { ExchangeState } from "./schema.ts";

/** Exchanges as programs ask for them and are answered. */

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

/** Null: the difference is no amount. */
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
  /** waiting: for the payment of what it costs more, until `pay_until`; ended: nobody paid, and what was kept goes back. */
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
  /** What goes out, at which price; pieces that do not divide evenly stand in two lines. */
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
  /** What of the pieces that came pays for it. */
  kept: text,
  /** What its customer is asked for, within so many hours; or what the shop lets them have. */
  due: text,
  pay_within_hours: Type.Integer(),
  waived: text,
  /** What goes back: by the payment, to gift cards that paid, or as a new one. */
  back: text,
  payment: text,
  gift_cards: text,
  credit: text,
  /**
   * Of an order whose invoice is open: what that becomes less by for what goes out, what is invoiced for it, and within how many
   * days. Null: of any other order.
   */
  invoice: orNull(Type.Object({ credited: text, invoiced: text, days: Type.Integer() })),
  /** As it is sent with the exchange. */
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
