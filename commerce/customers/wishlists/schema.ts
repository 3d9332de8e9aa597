/** Whose list it is: a customer's, or a guest's by the session. */
export type WishlistOwner = { customerId: number } | { sessionHash: Buffer };

/** Product ids, the latest wish first; the token opens the list to others. */
export type Wishlist = { token: string; productIds: number[] };

/** Most products of a list. */
export const mostWishes = 100;
