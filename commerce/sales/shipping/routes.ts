import { Type } from "typebox";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { findZones } from "./reads.ts";
import { currencyOfZone, toMethodV2, toZoneV2 } from "./rest.ts";
import { ShippingMethodV2, ShippingZoneV2 } from "./schema.ts";

const Params = Type.Object({ id: Type.String() });
const missing = { code: "not-found", message: "There is no such shipping zone or method." };

/** GET /api/shippingzones, /api/shippingzones/:id and /api/shippingmethods/:id. Professionals' zones are for them alone. */
export function shippingRoutes(app: App, { db }: { db: Db }): void {
  const zonesFor = async (region: string | null) =>
    (await findZones(db)).filter((zone) => !isProRegion(zone.region) || zone.region === region);

  app.get("/shippingzones", { schema: { response: { 200: Type.Array(ShippingZoneV2) } } }, async (request) =>
    (await zonesFor(await request.visit.region())).map(toZoneV2),
  );

  app.get(
    "/shippingzones/:id",
    { schema: { params: Params, response: { 200: ShippingZoneV2 } } },
    async (request, reply) => {
      const zones = await zonesFor(await request.visit.region());
      const zone = zones.find(({ id }) => String(id) === request.params.id);
      return zone ? toZoneV2(zone) : sendProblem(reply, 404, missing);
    },
  );

  // The storefront asks with a zone's id for the zone's methods, or with a method's id for that one: the ids never meet.
  const Answer = Type.Union([Type.Array(ShippingMethodV2), ShippingMethodV2]);
  app.get("/shippingmethods/:id", { schema: { params: Params, response: { 200: Answer } } }, async (request, reply) => {
    const { id } = request.params;
    for (const zone of await zonesFor(await request.visit.region())) {
      const methods = zone.methods.map((method) => toMethodV2(method, currencyOfZone(zone)));
      if (String(zone.id) === id) return methods;
      const method = methods.find((one) => String(one.id) === id);
      if (method) return method;
    }
    return sendProblem(reply, 404, missing);
  });
}
