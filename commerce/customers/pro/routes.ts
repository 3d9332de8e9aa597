import { Type } from "typebox";
import { brandIdOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { findProStatus, findShippingMethodSettings } from "./reads.ts";

const OrderTotalQuery = Type.Object({
  customer_id: Type.Integer(),
  brand_id: Type.Optional(Type.Union(["us", "ca", "no", "eu"].map((brand) => Type.Literal(brand)))),
});
const SettingsQuery = Type.Object({ bcRegion: Type.Optional(Type.String()) });

/** GET /pro/order_total and /pro/shipping_method_settings (specification 7.7). */
export function proRoutes(app: App, { db }: { db: Db }): void {
  app.get("/pro/order_total", { schema: { querystring: OrderTotalQuery } }, async (request, reply) => {
    const { customerId } = await request.visit.session();
    if (customerId === null) return sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
    const { customer_id: asked, brand_id: brand = brandIdOf(request.visit.locale.country) } = request.query;
    const status = asked === customerId ? await findProStatus(db, customerId, brandIdOf(brand)) : null;
    if (!status) return sendProblem(reply, 404, { code: "not-found", message: "There is no such customer." });
    return reply.header("cache-control", "no-store").send(status);
  });

  app.get("/pro/shipping_method_settings", { schema: { querystring: SettingsQuery } }, async (request, reply) => {
    const { bcRegion } = request.query;
    if (bcRegion !== undefined && !isPriceRegion(bcRegion)) {
      const fields = { bcRegion: "is not a region of the shop" };
      return sendProblem(reply, 422, { code: "invalid", message: "Check bcRegion.", fields });
    }
    return reply.header("cache-control", "no-store").send(await findShippingMethodSettings(db));
  });
}
