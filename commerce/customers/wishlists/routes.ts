import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { addWishlistItem, emptyWishlist, removeWishlistItem, type WishlistProblem } from "./actions.ts";
import { findWishlist } from "./reads.ts";
import { WishlistItemBody, type WishlistOwner, WishlistV1 } from "./schema.ts";

const statuses: Record<WishlistProblem["code"], number> = { "product-not-found": 422, "wishlist-full": 409 };

const ByProduct = Type.Object({ productId: Type.String() });

/** The visitor's own wishlist: the customer's, or the one of a guest's session. */
export function wishlistRoutes(app: App, { db }: { db: Db }): void {
  const tags = ["wishlist"];
  const ownerOf = async ({ visit }: FastifyRequest): Promise<WishlistOwner | null> => {
    const customerId = await visit.customerId();
    if (customerId !== null) return { customerId };
    return visit.sessionHash && { sessionHash: visit.sessionHash };
  };
  const shown = async (owner: WishlistOwner | null): Promise<Static<typeof WishlistV1>> => {
    const list = owner && (await findWishlist(db, owner));
    return { product_ids: list?.productIds ?? [], token: list && list.productIds.length > 0 ? list.token : null };
  };

  app.get("/wishlist", { schema: { tags, response: { 200: WishlistV1 } } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return shown(await ownerOf(request));
  });

  app.post(
    "/wishlist",
    { schema: { tags, body: WishlistItemBody, response: { 201: WishlistV1 } } },
    async (request, reply) => {
      const owner = (await ownerOf(request)) ?? { sessionHash: request.visit.start().sessionHash };
      const added = await addWishlistItem(db, owner, request.body.product_id);
      if (!added.ok) return sendProblem(reply, statuses[added.problem.code], added.problem);
      return reply.code(201).send(await shown(owner));
    },
  );

  app.delete("/wishlist/:productId", { schema: { tags, params: ByProduct } }, async (request, reply) => {
    const owner = await ownerOf(request);
    if (owner) await removeWishlistItem(db, owner, idIn(request.params.productId));
    return reply.code(204).send();
  });

  app.delete("/wishlist", { schema: { tags } }, async (request, reply) => {
    const owner = await ownerOf(request);
    if (owner) await emptyWishlist(db, owner);
    return reply.code(204).send();
  });
}
