import { type Static, Type } from "typebox";

/**
 * The personal data of a page, returned by GET /api/session. It is requested after hydration, so that pages can be
 * cached for everyone.
 */
export const VisitorSession = Type.Object({
  customer: Type.Union([Type.Object({ firstName: Type.String(), lastName: Type.String() }), Type.Null()]),
  cartId: Type.Union([Type.String(), Type.Null()]),
  cartCount: Type.Integer(),
  /** Ids of the products on the wishlist. */
  wishes: Type.Array(Type.Integer()),
});
export type VisitorSession = Static<typeof VisitorSession>;
