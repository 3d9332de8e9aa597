import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import { exactFromDecimal, toDecimal } from "#commerce/shared/money/rules.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, DisplayNames, Id, IdParams, orNull } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { findShippingSettings, findZones } from "./reads.ts";
import { currencyOfZone, toMethodV2, toZoneV2 } from "./rest.ts";
import type { ShippingSettings, ShippingZone } from "./schema.ts";
import { StaffZone, Trial, TrialQuery } from "./staff-schema.ts";
import { tryDelivery } from "./trial.ts";
import { insertMethod, removeMethod, updateSettings } from "./writes.ts";
import { changeMethod, changeZone, type MethodPatch, type ZoneProblem } from "./zone-actions.ts";

const Amount = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
const Days = Type.Integer({ minimum: 0, maximum: 365 });
const Name = Type.String({ minLength: 1, maxLength: 200 });

const Version = Type.Optional(
  Type.Integer({
    minimum: 1,
    description: "Of the zone as it was read: what others changed since is brought together",
  }),
);

const ZoneBody = Type.Object(
  {
    name: Type.Optional(Name),
    countries: Type.Optional(Type.Array(Type.String({ pattern: "^[A-Za-z]{2}$" }), { maxItems: 250 })),
    enabled: Type.Optional(Type.Boolean()),
    gift_wrap_price: Type.Optional(orNull(Amount)),
    version: Version,
  },
  closed,
);

const Range = Type.Object({ lower_limit: Amount, upper_limit: orNull(Amount), shipping_cost: Amount }, closed);
const Settings = Type.Object(
  {
    range: Type.Optional(Type.Array(Range, { minItems: 1, maxItems: 100 })),
    carrier_options: Type.Optional(Type.Object({ minimum_sub_total: Amount }, closed)),
  },
  closed,
);
const MethodBody = Type.Object(
  {
    code: Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$", description: "Methods of one code are one choice." }),
    name: Name,
    display_names: Type.Optional(DisplayNames),
    type: Type.Union([Type.Literal("freeshipping"), Type.Literal("total")]),
    enabled: Type.Optional(Type.Boolean()),
    settings: Settings,
    days_from: Days,
    days_to: Days,
  },
  closed,
);
const MethodChange = Type.Object({ ...Type.Partial(MethodBody).properties, version: Version }, closed);

const SettingsBody = Type.Object(
  { is_enabled: Type.Boolean(), hide_free_shipping_groups: Type.Array(Id, { maxItems: 1000 }) },
  closed,
);

function toStaffZone(zone: ShippingZone): Static<typeof StaffZone> {
  const currency = currencyOfZone(zone);
  const { giftWrapPrice = null } = zone;
  return {
    ...toZoneV2(zone),
    region: zone.region,
    version: zone.version ?? 1,
    gift_wrap_price: giftWrapPrice === null ? null : toDecimal(giftWrapPrice, currency),
    methods: zone.methods.map((method) => ({
      ...toMethodV2(method, currency),
      code: method.code,
      display_names: method.displayNames ?? {},
      days_from: method.daysFrom,
      days_to: method.daysTo,
    })),
  };
}

type Faults = Record<string, string>;

/** Reads an amount in minor units; amounts that the currency cannot represent are added to `faults`. */
const reader =
  (currency: string, faults: Faults) =>
  (value: number, field: string): number => {
    const amount = exactFromDecimal(value, currency);
    if (amount === null) faults[field] = `is not an amount of ${currency}`;
    return amount ?? 0;
  };

function readSettings(
  { range, carrier_options: options }: Static<typeof Settings>,
  type: "freeshipping" | "total",
  currency: string,
  faults: Faults,
): ShippingSettings {
  const amount = reader(currency, faults);
  if (type === "total" && !range) faults["settings.range"] = "is missing";
  if (type === "freeshipping" && !options) faults["settings.carrier_options"] = "is missing";
  const ranges = range?.map((one, index) => {
    const field = `settings.range.${index}`;
    if (one.upper_limit !== null && one.upper_limit < one.lower_limit) faults[field] = "ends before it begins";
    return {
      lower_limit: amount(one.lower_limit, `${field}.lower_limit`),
      upper_limit: one.upper_limit === null ? null : amount(one.upper_limit, `${field}.upper_limit`),
      shipping_cost: amount(one.shipping_cost, `${field}.shipping_cost`),
    };
  });
  const minimum = options && amount(options.minimum_sub_total, "settings.carrier_options.minimum_sub_total");
  return {
    ...(ranges && { ranges }),
    ...(minimum !== undefined && { carrier_options: { minimum_sub_total: minimum } }),
  };
}

const statuses: Record<ZoneProblem["code"], number> = { conflict: 409, invalid: 422, "not-found": 404 };

const refuse = (reply: FastifyReply, fields: Faults) =>
  sendProblem(reply, 422, { code: "invalid", message: `Check ${Object.keys(fields).join(", ")}.`, fields });
const missing = (reply: FastifyReply) =>
  sendProblem(reply, 404, { code: "not-found", message: "There is no such shipping zone or method." });

/** Delivery settings for staff with the scope shipping:write. Every change applies to the next checkout shown. */
export function staffShippingRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, { read: "shipping:read", write: "shipping:write" }), noStore];
  const tags = ["shipping"];
  const inMarket = (has: (zone: ShippingZone, id: number) => boolean) =>
    withinMarkets("shipping:write", async ({ params }) => {
      const id = idIn((params as Static<typeof IdParams>).id);
      return (await findZones(db)).filter((zone) => has(zone, id)).map(({ region }) => region);
    });
  const inZone = inMarket((zone, id) => zone.id === id);
  const inMethodsZone = inMarket(({ methods }, id) => methods.some((method) => method.id === id));
  const inAll = withinMarkets("shipping:write", () => priceRegions);
  const zoneWith = async (has: (zone: ShippingZone) => boolean) => (await findZones(db)).find(has);
  /** Answers a change: the zone as it is now, or the problem. */
  async function answered(reply: FastifyReply, id: number, changed: Awaited<ReturnType<typeof changeZone>>) {
    if (!changed.ok) return sendProblem(reply, statuses[changed.problem.code], changed.problem);
    return { ...(await answer(id)), merged: changed.value.merged };
  }
  const answer = async (id: number) => toStaffZone((await zoneWith((zone) => zone.id === id)) as ShippingZone);

  app.get("/shipping/zones", { schema: { tags, response: { 200: Type.Array(StaffZone) } }, onRequest }, async () =>
    (await findZones(db)).map(toStaffZone),
  );

  const trying = { schema: { tags, querystring: TrialQuery, response: { 200: Trial } }, onRequest };
  app.get("/shipping/trial", trying, async ({ query }, reply) => {
    return (await tryDelivery(db, query)) ?? refuse(reply, { amount: "is no amount of the zone's currency" });
  });

  const changing = {
    schema: { tags, params: IdParams, body: ZoneBody, response: { 200: StaffZone } },
    onRequest,
    preHandler: inZone,
  };
  app.put("/shipping/zones/:id", changing, async ({ params, body }, reply) => {
    const zone = await zoneWith(({ id }) => id === idIn(params.id));
    if (!zone) return missing(reply);
    const faults: Faults = {};
    const { name, countries, enabled, gift_wrap_price: price } = body;
    const amount = reader(currencyOfZone(zone), faults);
    const patch = {
      ...(name !== undefined && { name }),
      ...(countries && { countries: [...new Set(countries.map((country) => country.toLowerCase()))] }),
      ...(enabled !== undefined && { is_enabled: enabled }),
      ...(price !== undefined && { gift_wrap_price: price === null ? null : amount(price, "gift_wrap_price") }),
    };
    if (Object.keys(faults).length > 0) return refuse(reply, faults);
    return answered(reply, zone.id, await changeZone(db, zone.id, patch, body.version));
  });

  const adding = {
    schema: { tags, params: IdParams, body: MethodBody, response: { 201: StaffZone } },
    onRequest,
    preHandler: inZone,
  };
  app.post("/shipping/zones/:id/methods", adding, async ({ params, body }, reply) => {
    const zone = await zoneWith(({ id }) => id === idIn(params.id));
    if (!zone) return missing(reply);
    const faults: Faults = {};
    const settings = readSettings(body.settings, body.type, currencyOfZone(zone), faults);
    if (body.days_to < body.days_from) faults.days_to = "is before days_from";
    if (Object.keys(faults).length > 0) return refuse(reply, faults);
    const { enabled = true, ...sent } = body;
    await insertMethod(db, zone.id, { display_names: {}, ...sent, is_enabled: enabled, settings });
    return reply.code(201).send(await answer(zone.id));
  });

  const altering = {
    schema: { tags, params: IdParams, body: MethodChange, response: { 200: StaffZone } },
    onRequest,
    preHandler: inMethodsZone,
  };
  app.put("/shipping/methods/:id", altering, async ({ params, body }, reply) => {
    const id = idIn(params.id);
    const zone = await zoneWith(({ methods }) => methods.some((method) => method.id === id));
    const before = zone?.methods.find((method) => method.id === id);
    if (!zone || !before) return missing(reply);
    const currency = currencyOfZone(zone);
    const { type = before.type } = body;
    const faults: Faults = {};
    const settings = readSettings(body.settings ?? toMethodV2(before, currency).settings, type, currency, faults);
    if (Object.keys(faults).length > 0) return refuse(reply, faults);
    const { enabled, version, ...sent } = body;
    const patch = {
      ...sent,
      ...(enabled !== undefined && { is_enabled: enabled }),
      ...(body.settings && { settings }),
    };
    const say = (own: ShippingSettings) => toMethodV2({ ...before, settings: own }, currency).settings;
    return answered(reply, zone.id, await changeMethod(db, id, patch as MethodPatch, version, say));
  });

  app.delete(
    "/shipping/methods/:id",
    { schema: { tags, params: IdParams }, onRequest, preHandler: inMethodsZone },
    async ({ params }, reply) => ((await removeMethod(db, idIn(params.id))) ? reply.code(204).send() : missing(reply)),
  );

  app.get("/shipping/settings", { schema: { tags, response: { 200: SettingsBody } }, onRequest }, async () =>
    findShippingSettings(db),
  );

  const setting = {
    schema: { tags, body: SettingsBody, response: { 200: SettingsBody } },
    onRequest,
    preHandler: inAll,
  };
  app.put("/shipping/settings", setting, async ({ body: { is_enabled, hide_free_shipping_groups: groups } }, reply) => {
    const wanted = [...new Set(groups)];
    const isKnown = await updateSettings(db, { is_enabled, hide_free_shipping_groups: wanted });
    return isKnown ? findShippingSettings(db) : refuse(reply, { hide_free_shipping_groups: "names an unknown group" });
  });
}
