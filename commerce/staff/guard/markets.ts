import type { FastifyReply, FastifyRequest } from "fastify";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import { fail } from "#platform/result.ts";
import { logRefusal, refuseStaff, staffAt } from "./guard.ts";

/** Checks for staff who are limited to some markets. They cost nothing for other staff. */

/** Refuses with a message that names the permission and the market, and logs that. */
export function refuseMarket(reply: FastifyReply, permission: Permission, market: string): FastifyReply {
  const lacked = { permission, market };
  logRefusal(reply.request, staffAt(reply.request), lacked);
  const message = `This needs the permission ${permission} in ${market}.`;
  return refuseStaff(reply, fail("forbidden", message, { detail: lacked }).problem);
}

/** For a route's `preHandler`, after its guard: `marketsOf` returns the price regions that a request changes. */
export const withinMarkets =
  (permission: Permission, marketsOf: (request: FastifyRequest) => readonly string[] | Promise<readonly string[]>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { markets } = staffAt(request);
    if (markets === null) return;
    const outside = (await marketsOf(request)).find((market) => !(markets as string[]).includes(market));
    return outside === undefined ? undefined : refuseMarket(reply, permission, outside);
  };
