import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { currencyOfZone, toMethodV2, toZoneV2 } from "#commerce/sales/shipping/rest.ts";
import { defaultCurrencyFormat } from "#commerce/shared/money/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { StoreBackend } from "./store.ts";

const byId = { schema: { params: Type.Object({ id: Type.String() }) } };
const missing = (reply: FastifyReply, what: string) =>
  sendProblem(reply, 404, { code: "not-found", message: `There is no such ${what}.` });
const own = (reply: FastifyReply) => reply.header("cache-control", "private, no-cache");
const regionOf = async (request: FastifyRequest) => (await request.visit.region()) ?? "us";

/** The calls of specification 7.3: currencies, countries, delivery and the store itself. */
export function storeDoor(app: App, store: StoreBackend): void {
  app.get("/currencies", async (request, reply) => own(reply).send(await store.currencies(await regionOf(request))));

  app.get("/currencies/:id", byId, async (request, reply) => {
    const all = await store.currencies(await regionOf(request));
    const currency = all.find(({ id }) => String(id) === request.params.id);
    return currency ? own(reply).send(currency) : missing(reply, "currency");
  });

  /** By number, or by two or three letters. */
  const findCountry = async (text: string) => {
    const code = text.toUpperCase();
    const all = await store.countries();
    return all.find((one) => String(one.id) === text || one.country_iso2 === code || one.country_iso3 === code);
  };

  app.get("/countries", async (_request, reply) => own(reply).send(await store.countries()));

  app.get("/countries/:id", byId, async (request, reply) => {
    const country = await findCountry(request.params.id);
    return country ? own(reply).send(country) : missing(reply, "country");
  });

  app.get("/countries/:id/states", byId, async (request, reply) => {
    const country = await findCountry(request.params.id);
    return country ? own(reply).send(await store.states(country.id)) : missing(reply, "country");
  });

  const zonesFor = async (request: FastifyRequest) => {
    const region = await request.visit.region();
    return (await store.zones()).filter((zone) => !isProRegion(zone.region) || zone.region === region);
  };

  app.get("/shippingzones", async (request, reply) => own(reply).send((await zonesFor(request)).map(toZoneV2)));

  app.get("/shippingzones/:id", byId, async (request, reply) => {
    const zone = (await zonesFor(request)).find(({ id }) => String(id) === request.params.id);
    return zone ? own(reply).send(toZoneV2(zone)) : missing(reply, "shipping zone");
  });

  // With a zone's id its methods, with a method's id that one. A platform may give both the same number: the zone's wins.
  app.get("/shippingmethods/:id", byId, async (request, reply) => {
    const { id } = request.params;
    const zones = await zonesFor(request);
    const toRest = (zone: (typeof zones)[number]) => zone.methods.map((one) => toMethodV2(one, currencyOfZone(zone)));
    const zone = zones.find((one) => String(one.id) === id);
    if (zone) return own(reply).send(toRest(zone));
    const method = zones.flatMap(toRest).find((one) => String(one.id) === id);
    return method ? own(reply).send(method) : missing(reply, "shipping zone or method");
  });

  app.get("/store", async (request, reply) => {
    const [name, [currency]] = await Promise.all([store.name(), store.currencies(await regionOf(request))]);
    const format = currency ?? defaultCurrencyFormat;
    const { country, language } = request.visit.locale;
    return own(reply).send({
      id: "firn",
      name,
      domain: request.host,
      secure_url: `${request.protocol}://${request.host}`,
      status: "live",
      country_code: country.toUpperCase(),
      language,
      currency: currency?.currency_code ?? "USD",
      currency_symbol: format.token,
      currency_symbol_location: format.token_location,
      decimal_separator: format.decimal_token,
      thousands_separator: format.thousands_token,
      decimal_places: format.decimal_places,
      weight_units: country === "us" ? "LBS" : "KGS",
      dimension_units: "Centimeters",
      is_price_entered_with_tax: currency?.currency_code === "EUR",
    });
  });
}
