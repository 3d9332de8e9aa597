import { Type } from "typebox";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { ShippingBackend } from "./backend.ts";
import { currencyOfZone, toMethodV2, toZoneV2 } from "./rest.ts";
import { ShippingMethodV2, ShippingZoneV2 } from "./schema.ts";

const Params = Type.Object({ id: Type.String() });
const missing = { code: "not-found", message: "There is no such shipping zone or method." };

/**
 * GET /api/shippingzones, /api/shippingzones/:id and /api/shippingmethods/:id. Professionals' zones are visible to
 * professionals only.
 */
export function shippingRoutes(app: App, shipping: ShippingBackend): void {
  const zonesFor = async (region: string | null) =>
    (await shipping.zones()).filter((zone) => !isProRegion(zone.region) || zone.region === region);

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

  // With a zone's id the zone's methods, with a method's id that method. A hosted backend may use the same number for
  // both; then the zone's methods are returned.
  const Answer = Type.Union([Type.Array(ShippingMethodV2), ShippingMethodV2]);
  app.get("/shippingmethods/:id", { schema: { params: Params, response: { 200: Answer } } }, async (request, reply) => {
    const zones = (await zonesFor(await request.visit.region())).map((zone) => ({
      id: zone.id,
      methods: zone.methods.map((method) => toMethodV2(method, currencyOfZone(zone))),
    }));
    const has = ({ id }: { id: number }) => String(id) === request.params.id;
    const found = zones.find(has)?.methods ?? zones.flatMap(({ methods }) => methods).find(has);
    return found ?? sendProblem(reply, 404, missing);
  });
}
