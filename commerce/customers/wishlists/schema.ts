import { Type } from "typebox";
import { Id } from "#commerce/shared/rest-shapes.ts";
/** Whose list it is: a customer's, or a guest's by the session. */
export type WishlistOwner = { customerId: number } | { sessionHash: Buffer };

/** Product ids, the latest wish first; the token opens the list to others. */
export type Wishlist = { token: string; productIds: number[] };

export const maxItems = 100;

export const WishlistV1 = Type.Object({
  product_ids: Type.Array(Type.Integer()),
  token: Type.Union([Type.String(), Type.Null()], { description: "Opens the list to others; null while it is empty." }),
});
export const WishlistItemBody = Type.Object({ product_id: Id }, { additionalProperties: false });
