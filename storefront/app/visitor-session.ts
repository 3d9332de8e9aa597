import { type Static, Type } from "typebox";

/** What of a page is personal, as GET /api/session answers it: asked for after hydration, so that pages can be cached for everybody. */
export const VisitorSession = Type.Object({
  customer: Type.Union([Type.Object({ firstName: Type.String(), lastName: Type.String() }), Type.Null()]),
  cartId: Type.Union([Type.String(), Type.Null()]),
  cartCount: Type.Integer(),
  /** Ids of the products on the wishlist. */
  wishes: Type.Array(Type.Integer()),
});
export type VisitorSession = Static<typeof VisitorSession>;
