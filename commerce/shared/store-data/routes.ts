import type { FastifyReply, FastifyRequest } from "fastify";
import { defaultCurrencyFormat } from "#commerce/shared/money/rules.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { StoreBackend } from "./backend.ts";

const byId = { schema: { params: IdParams } };

const missing = (reply: FastifyReply, what: string) =>
  sendProblem(reply, 404, { code: "not-found", message: `There is no such ${what}.` });
const shared = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=3600");
const own = (reply: FastifyReply) => reply.header("cache-control", "private, no-cache");
const regionOf = async (request: FastifyRequest) => (await request.visit.region()) ?? "us";

/** Store data (specification 7.3): GET /currencies, /countries, /store and below. V2 shapes: bare lists and objects. */
export function storeDataRoutes(app: App, store: StoreBackend): void {
  app.get("/currencies", async (request, reply) => own(reply).send(await store.currencies(await regionOf(request))));

  app.get("/currencies/:id", byId, async (request, reply) => {
    const all = await store.currencies(await regionOf(request));
    const currency = all.find(({ id }) => String(id) === request.params.id);
    return currency ? own(reply).send(currency) : missing(reply, "currency");
  });

  /** Finds a country by its number, or by its code of two or three letters. */
  const findCountry = async (text: string) => {
    const code = text.toUpperCase();
    const all = await store.countries();
    return all.find((one) => String(one.id) === text || one.country_iso2 === code || one.country_iso3 === code);
  };

  app.get("/countries", async (_request, reply) => shared(reply).send(await store.countries()));

  app.get("/countries/:id", byId, async (request, reply) => {
    const country = await findCountry(request.params.id);
    return country ? shared(reply).send(country) : missing(reply, "country");
  });

  app.get("/countries/:id/states", byId, async (request, reply) => {
    const country = await findCountry(request.params.id);
    return country ? shared(reply).send(await store.states(country.id)) : missing(reply, "country");
  });

  app.get("/store", async (request, reply) => {
    const { locale } = request.visit;
    const origin = originOf(request);
    const [name, [currency]] = await Promise.all([store.name(locale), store.currencies(await regionOf(request))]);
    const format = currency ?? defaultCurrencyFormat;
    return own(reply).send({
      id: "firn",
      name,
      domain: new URL(origin).host,
      secure_url: origin,
      status: "live",
      country_code: locale.country.toUpperCase(),
      language: locale.language,
      currency: currency?.currency_code ?? "USD",
      currency_symbol: format.token,
      currency_symbol_location: format.token_location,
      decimal_separator: format.decimal_token,
      thousands_separator: format.thousands_token,
      decimal_places: format.decimal_places,
      weight_units: locale.country === "us" ? "LBS" : "KGS",
      dimension_units: "Centimeters",
      is_price_entered_with_tax: currency?.currency_code === "EUR",
    });
  });
}
