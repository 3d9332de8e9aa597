import { Type } from "typebox";
import { Id } from "#commerce/shared/rest/shapes.ts";
/** The owner of a list: a customer, or a guest's session. */
export type WishlistOwner = { customerId: number } | { sessionHash: Buffer };

/** Product ids, latest first. The token opens the list to other people. */
export type Wishlist = { token: string; productIds: number[] };

export const maxItems = 100;

export const WishlistV1 = Type.Object({
  product_ids: Type.Array(Type.Integer()),
  token: Type.Union([Type.String(), Type.Null()], { description: "Opens the list to others; null while it is empty." }),
});
export const WishlistItemBody = Type.Object({ product_id: Id }, { additionalProperties: false });
