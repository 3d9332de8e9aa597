import { type Static, Type } from "typebox";
import { literals } from "#commerce/shared/rest/shapes.ts";

/** Further data on a customer's page in the office: the wishlist, reviews, and e-mails about orders. */

const text = Type.String();
const whole = Type.Integer();
const product = Type.Object({ id: whole, name: text });

export const CustomerInterests = Type.Object({
  /** Latest first. */
  wishlist: Type.Array(Type.Object({ product, addedAt: text })),
  /** Latest first. */
  reviews: Type.Array(
    Type.Object({
      id: whole,
      product,
      rating: whole,
      title: text,
      text,
      status: literals(["pending", "published", "rejected"] as const),
      writtenAt: text,
    }),
  ),
});
export type CustomerInterests = Static<typeof CustomerInterests>;

export const CustomerEmail = Type.Object({ id: whole, orderId: whole, subject: text, to: text, sentAt: text });
export type CustomerEmail = Static<typeof CustomerEmail>;
