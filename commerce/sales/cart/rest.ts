import { type Static, Type } from "typebox";
import { type Recipient, sharesOf } from "#commerce/sales/gift-cards/recipients.ts";
import { noSavings } from "#commerce/sales/promotions/rules.ts";
import type { Savings } from "#commerce/sales/promotions/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Cart, CartLine } from "./schema.ts";

/** The cart as REST shows it (V3): decimal amounts, 0 as a guest's customer id. */

const CartItem = Type.Object({
  id: Type.String(),
  product_id: Type.Integer(),
  variant_id: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  url: Type.String(),
  quantity: Type.Integer(),
  list_price: Type.Number(),
  sale_price: Type.Number(),
  extended_list_price: Type.Number(),
  extended_sale_price: Type.Number(),
  /** The discount of promotions on the line. */
  discount_amount: Type.Number(),
  is_purchasable: Type.Boolean(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The recipients of the line's gift cards, with the number of cards each gets; absent when all are for the buyer. */
  recipients: Type.Optional(
    Type.Array(
      Type.Object({
        to_name: Type.String(),
        to_email: Type.String(),
        from_name: Type.String(),
        message: Type.String(),
        /** A day; null for at once. */
        send_on: Type.Union([Type.String(), Type.Null()]),
        quantity: Type.Integer(),
      }),
    ),
  ),
});

export const CartV3 = Type.Object({
  data: Type.Object({
    id: Type.String(),
    customer_id: Type.Integer(),
    /**
     * Only in the answer to creating the cart. Sent in the header x-access-token, it opens the checkout in other
     * sessions.
     */
    access_token: Type.Optional(Type.String()),
    currency: Type.Object({ code: Type.String() }),
    base_amount: Type.Number(),
    discount_amount: Type.Number(),
    cart_amount: Type.Number(),
    /** Codes on the cart. A code that does not apply now has its reason in `refused`. */
    coupons: Type.Array(
      Type.Object({
        code: Type.String(),
        display_name: Type.String(),
        discounted_amount: Type.Number(),
        refused: Type.Optional(Type.String()),
      }),
    ),
    /** The discount of each promotion, by line item. */
    discounts: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        code: Type.Union([Type.String(), Type.Null()]),
        on: Type.String(),
        discounted_amount: Type.Number(),
        line_items: Type.Array(Type.Object({ id: Type.String(), discounted_amount: Type.Number() })),
      }),
    ),
    line_items: Type.Object({
      physical_items: Type.Array(CartItem),
      /** Gift cards, which are sent by e-mail. */
      digital_items: Type.Array(CartItem),
      gift_certificates: Type.Array(Type.Object({})),
      custom_items: Type.Array(Type.Object({})),
    }),
    /** Our own field: what attaching the customer could not merge from an earlier cart. */
    capped_items: Type.Optional(
      Type.Array(
        Type.Object({
          product_id: Type.Integer(),
          variant_id: Type.Integer(),
          name: Type.String(),
          wanted: Type.Integer(),
          quantity: Type.Integer(),
        }),
      ),
    ),
  }),
  meta: Type.Object({}),
});
export type CartV3 = Static<typeof CartV3>;

const isDigital = ({ kind }: CartLine): boolean => kind === "gift-card";

type Decimal = (amount: number) => number;

function toItem(
  line: CartLine,
  discount: number,
  decimal: Decimal,
  recipients: readonly Recipient[] = [],
): Static<typeof CartItem> {
  const { named } = sharesOf(recipients, line);
  const listPrice = line.retailPrice ?? line.listPrice ?? line.unitPrice;
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    url: `/p/${line.uid}`,
    quantity: line.quantity,
    list_price: decimal(listPrice),
    sale_price: decimal(line.unitPrice),
    extended_list_price: decimal(listPrice * line.quantity),
    extended_sale_price: decimal(line.total),
    discount_amount: decimal(discount),
    is_purchasable: line.isPurchasable,
    options: line.options.map(({ name, label }) => ({ name, value: label })),
    ...(named.length > 0 && {
      recipients: named.map(({ to, count }) => ({
        to_name: to.name,
        to_email: to.email,
        from_name: to.from ?? "",
        message: to.message,
        send_on: to.sendOn ?? null,
        quantity: count,
      })),
    }),
  };
}

export function toCartV3(cart: Cart, savings: Savings = noSavings, total = cart.baseAmount - savings.goods): CartV3 {
  const decimal: Decimal = (amount) => toDecimal(amount, cart.currency);
  const taken = new Map<number, number>();
  for (const { variantId, amount } of savings.lines.flatMap(({ items }) => items)) {
    taken.set(variantId, (taken.get(variantId) ?? 0) + amount);
  }
  const item = (line: CartLine) => toItem(line, taken.get(line.variantId) ?? 0, decimal, cart.recipients);
  const ids = new Map(cart.lines.map(({ variantId, id }) => [variantId, id]));
  return {
    data: {
      id: cart.id,
      customer_id: cart.customerId ?? 0,
      currency: { code: cart.currency },
      base_amount: decimal(cart.baseAmount),
      discount_amount: decimal(savings.goods),
      cart_amount: decimal(total),
      coupons: [
        ...savings.codes.map(({ code, name, amount }) => {
          return { code, display_name: name, discounted_amount: decimal(amount) };
        }),
        ...savings.refused.map(({ code, reason }) => {
          return { code, display_name: code, discounted_amount: 0, refused: reason };
        }),
      ],
      discounts: savings.lines.map(({ promotionId, name, code, on, amount, items }) => ({
        id: promotionId,
        name,
        code,
        on,
        discounted_amount: decimal(amount),
        line_items: items.map((item) => {
          return { id: ids.get(item.variantId) ?? "", discounted_amount: decimal(item.amount) };
        }),
      })),
      line_items: {
        physical_items: cart.lines.filter((line) => !isDigital(line)).map(item),
        digital_items: cart.lines.filter(isDigital).map(item),
        gift_certificates: [],
        custom_items: [],
      },
      ...(cart.capped && {
        capped_items: cart.capped.map(({ productId, variantId, ...line }) => ({
          product_id: productId,
          variant_id: variantId,
          ...line,
        })),
      }),
    },
    meta: {},
  };
}
