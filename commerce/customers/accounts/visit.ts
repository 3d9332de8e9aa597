import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";

/**
 * The sender of a request. Every request has one; values that need a query are methods. Set by server/plugins/visit.ts.
 */
export type Visit = {
  locale: Locale;
  /** The signed-in customer; null for guests, which needs no query. */
  customerId(): Promise<number | null>;
  /** The signed-in professional's price region; null for all other visitors. */
  proRegion(): Promise<PriceRegion | null>;
  /** The discount of the signed-in customer's group on prices of that region; usually null, when there is none. */
  discountIn(region: PriceRegion | null): Promise<Discount | null>;
  /**
   * The region whose prices apply: the header x-bc-region when it names a region that the visitor may see, else the
   * visitor's own. Null when the shop does not sell there. Only signed-in professionals get a pro region.
   */
  region(): Promise<PriceRegion | null>;
  /** The opaque id in the session cookie; null until there is something to store. */
  sessionId: string | null;
  /** The SHA-256 hash of sessionId, as stored in the table `sessions`. */
  sessionHash: Buffer | null;
  /** The stored session, read once per request; its values are null when there is none. */
  session(): Promise<{ customerId: number | null; cartId: string | null }>;
  /**
   * Creates a session id and sends its cookie when there is none yet. The row is written by the caller that has
   * something to store.
   */
  start(): { sessionId: string; sessionHash: Buffer };
};

declare module "fastify" {
  interface FastifyRequest {
    visit: Visit;
  }
}
