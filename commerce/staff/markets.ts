import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "#platform/result.ts";
import { refuseStaff, staffAt } from "./guard.ts";
import type { Permission } from "./schema.ts";

/** Checks for staff who are limited to some markets. They cost nothing for other staff. */

/** Refuses with a message that names the permission and the market. */
export const refuseMarket = (reply: FastifyReply, permission: Permission, market: string): FastifyReply =>
  refuseStaff(
    reply,
    fail("forbidden", `This needs the permission ${permission} in ${market}.`, { detail: { permission, market } })
      .problem,
  );

/** For a route's `preHandler`, after its guard: `marketsOf` returns the price regions that a request changes. */
export const withinMarkets =
  (permission: Permission, marketsOf: (request: FastifyRequest) => readonly string[] | Promise<readonly string[]>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { markets } = staffAt(request);
    if (markets === null) return;
    const outside = (await marketsOf(request)).find((market) => !(markets as string[]).includes(market));
    return outside === undefined ? undefined : refuseMarket(reply, permission, outside);
  };
