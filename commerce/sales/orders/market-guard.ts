import type { FastifyReply, FastifyRequest } from "fastify";
import { staffIn } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { idIn } from "#platform/ids.ts";
import { missingOrder } from "./lookup.ts";

/**
 * A guard for routes whose `id` is an order's: staff limited to some markets get 404 for orders of others. Costs no
 * query for other callers.
 */
export const orderInMarkets = (db: Db) => async (request: FastifyRequest, reply: FastifyReply) => {
  const markets = staffIn(request)?.markets ?? null;
  if (markets === null) return;
  const { id = "" } = request.params as { id?: string };
  const found = await db.selectFrom("orders").select("region").where("id", "=", idIn(id)).executeTakeFirst();
  if (found && !(markets as string[]).includes(found.region)) return missingOrder(reply);
};
