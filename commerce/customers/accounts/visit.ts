import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";

/** Who sends a request. Every request has one; what costs a query is asked for by method. Made by server/plugins/visit.ts. */
export type Visit = {
  locale: Locale;
  /** The signed-in customer; null for guests, who are told apart without a look-up. */
  customerId(): Promise<number | null>;
  /** The signed-in professional's price region; null for everybody else. */
  proRegion(): Promise<PriceRegion | null>;
  /** What the signed-in customer's group changes about prices of that region; null, as usual, when it is nothing. */
  discountIn(region: PriceRegion | null): Promise<Discount | null>;
  /**
   * Whose prices apply: header x-bc-region where it names a region the visitor may see, else the visitor's own;
   * null where the shop does not sell. A pro region is given to signed-in professionals only.
   */
  region(): Promise<PriceRegion | null>;
  /** The opaque id in the session cookie; null before the first thing worth remembering. */
  sessionId: string | null;
  /** SHA-256 of sessionId, as the table `sessions` keeps it. */
  sessionHash: Buffer | null;
  /** The stored session, read once per request; nulls when there is none. */
  session(): Promise<{ customerId: number | null; cartId: string | null }>;
  /** Makes sure that there is a session id (and sends its cookie); the row is written by whoever has something to keep. */
  start(): { sessionId: string; sessionHash: Buffer };
};

declare module "fastify" {
  interface FastifyRequest {
    visit: Visit;
  }
}
