import { type Static, Type } from "typebox";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** What a customer's page of the office tells beside their account: wishes, words, standing, and e-mails about orders. */

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
  /** Amounts are decimal, in the currency of the region. Null: no professional, and never was one. */
  pro: orNull(
    Type.Object({
      region: literals(priceRegions),
      currency: text,
      /** What their code allows in a year; null: the usual. */
      limit: orNull(Type.Number()),
      /** The last day that counts; null: none. */
      expiresOn: orNull(text),
      isExpired: Type.Boolean(),
    }),
  ),
});
export type CustomerInterests = Static<typeof CustomerInterests>;

export const CustomerEmail = Type.Object({ id: whole, orderId: whole, subject: text, to: text, sentAt: text });
export type CustomerEmail = Static<typeof CustomerEmail>;
