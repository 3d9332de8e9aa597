import { type Static, Type } from "typebox";
import { literals } from "#commerce/shared/rest-shapes.ts";

/** What a customer's page of the office tells beside their account: wishes, words, and e-mails about orders. */

const text = Type.String();
const whole = Type.Integer();
const product = Type.Object({ id: whole, name: text });

export const CustomerInterests = Type.Object({
  /** The latest wish first. */
  wishlist: Type.Array(Type.Object({ product, addedAt: text })),
  /** The latest first. */
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
