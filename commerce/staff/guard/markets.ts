import type { FastifyReply, FastifyRequest } from "fastify";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Permission, Staff } from "#commerce/staff/permissions/schema.ts";
import { fail } from "#platform/result.ts";
import { logRefusal, refuseStaff, staffAt } from "./guard.ts";

/** Checks for staff who are limited to some markets. They cost nothing for other staff. */

/** The problem that names the permission and the market, for actions that find out while they write. */
export const lacksMarket = (permission: Permission, market: string) =>
  fail("forbidden", `This needs the permission ${permission} in ${market}.`, { detail: { permission, market } });

/** Refuses with that problem, and logs it. */
export function refuseMarket(reply: FastifyReply, permission: Permission, market: string): FastifyReply {
  logRefusal(reply.request, staffAt(reply.request), { permission, market });
  return refuseStaff(reply, lacksMarket(permission, market).problem);
}

/** The first of these price regions that staff of some markets (null: all) may not change. */
export const outsideOf = (markets: Staff["markets"], changed: readonly string[]): string | undefined =>
  markets === null ? undefined : changed.find((market) => !(markets as string[]).includes(market));

/** For a route's `preHandler`, after its guard: `marketsOf` returns the price regions that a request changes. */
export const withinMarkets =
  (permission: Permission, marketsOf: (request: FastifyRequest) => readonly string[] | Promise<readonly string[]>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { markets } = staffAt(request);
    if (markets === null) return;
    const outside = outsideOf(markets, await marketsOf(request));
    return outside === undefined ? undefined : refuseMarket(reply, permission, outside);
  };

/**
 * For a route's `onRequest`, after its guard: refuses changes of what counts in the whole shop to staff of some markets.
 */
export const wholeShopOnly = (permission: Permission) => {
  const within = withinMarkets(permission, () => priceRegions);
  return async (request: FastifyRequest, reply: FastifyReply) =>
    request.method === "GET" || request.method === "HEAD" ? undefined : within(request, reply);
};
