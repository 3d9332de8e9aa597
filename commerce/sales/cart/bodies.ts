import { type Static, Type } from "typebox";
import type { RecipientInput } from "#commerce/sales/gift-cards/recipients.ts";
import { Id } from "#commerce/shared/rest/shapes.ts";
import type { LineInput } from "./actions.ts";
import { maxLines, maxQuantity } from "./schema.ts";

/** What clients send to the cart's routes; rest.ts has the answers. */

/** Ids and quantities may be strings of digits, because clients copy them from addresses and form fields. */
const digits = (pattern: string) => Type.String({ pattern });
const GivenId = Type.Union([Id, digits("^[1-9]\\d{0,8}$")]);
const Quantity = Type.Union([Type.Integer({ minimum: 1, maximum: maxQuantity }), digits("^[1-9]\\d?$")]);

/** The recipient of gift cards. Omitted fields are empty; the address is required. */
const GiftBody = Type.Object({
  to_name: Type.Optional(Type.String({ maxLength: 500 })),
  to_email: Type.Optional(Type.String({ maxLength: 500 })),
  from_name: Type.Optional(Type.String({ maxLength: 500 })),
  message: Type.Optional(Type.String({ maxLength: 1000 })),
  /** The day in the market's time zone, from today to a year ahead, on which the email is sent; at once when absent. */
  send_on: Type.Optional(Type.String({ maxLength: 30 })),
});

const ItemBody = Type.Object({
  product_id: Type.Optional(GivenId),
  variant_id: Type.Optional(GivenId),
  quantity: Quantity,
  gift_certificate: Type.Optional(GiftBody),
});

/** Several lines, or a single line at the top level, as older clients send it. */
export const LinesBody = Type.Object({
  line_items: Type.Optional(Type.Array(ItemBody, { maxItems: maxLines })),
  product_id: Type.Optional(GivenId),
  productID: Type.Optional(GivenId),
  variant_id: Type.Optional(GivenId),
  variantID: Type.Optional(GivenId),
  quantity: Type.Optional(Quantity),
});

export const QuantityBody = Type.Object({
  productID: Type.Optional(GivenId),
  product_id: Type.Optional(GivenId),
  quantity: Type.Union([Type.Integer({ minimum: 0, maximum: maxQuantity }), digits("^\\d{1,2}$")]),
});

export const OwnerBody = Type.Object({ customerID: GivenId });

const toId = (given: Static<typeof GivenId> | undefined): number | null => (given === undefined ? null : Number(given));

/** Reads the line's new quantity, and its product when the body names one. */
export function toQuantity({ quantity, productID, product_id }: Static<typeof QuantityBody>) {
  const productId = toId(productID ?? product_id);
  return { quantity: Number(quantity), ...(productId !== null && { productId }) };
}

const toWish = ({
  to_name: name = "",
  to_email: email = "",
  message = "",
  ...gift
}: Static<typeof GiftBody>): RecipientInput => ({
  name,
  email,
  message,
  ...(gift.from_name !== undefined && { from: gift.from_name }),
  ...(gift.send_on !== undefined && { sendOn: gift.send_on }),
});

/** Reads the lines of a request body; empty when there are none. */
export function toLines(body: Static<typeof LinesBody>): LineInput[] {
  if (body.line_items) {
    return body.line_items.map((item) => ({
      productId: toId(item.product_id),
      variantId: toId(item.variant_id),
      quantity: Number(item.quantity),
      ...(item.gift_certificate && { gift: toWish(item.gift_certificate) }),
    }));
  }
  const productId = toId(body.product_id ?? body.productID);
  const variantId = toId(body.variant_id ?? body.variantID);
  const quantity = Number(body.quantity ?? 1);
  return productId === null && variantId === null ? [] : [{ productId, variantId, quantity }];
}
