import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { defaultCurrencyFormat } from "#commerce/shared/money/rules.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { lookup } from "#platform/lookup.ts";
import { allowedCountries } from "./countries.ts";
import { currenciesFor } from "./currencies.ts";
import { countryName } from "./rules.ts";
import type { Locale } from "./schema.ts";
import { statesByCountry } from "./states.ts";

/** Store data (specification 7.3): GET /currencies, /countries, /store and what is below them. V2 shapes: bare lists and objects. */

const IdParams = Type.Object({ id: Type.String() });
type WithId = { Params: Static<typeof IdParams> };

/** ISO 3166-1 alpha-3 and number, which serves as the id, of the allowed countries. */
const codes = lookup<[iso3: string, number: number]>({
  us: ["USA", 840],
  ca: ["CAN", 124],
  at: ["AUT", 40],
  au: ["AUS", 36],
  be: ["BEL", 56],
  ch: ["CHE", 756],
  cz: ["CZE", 203],
  de: ["DEU", 276],
  es: ["ESP", 724],
  fr: ["FRA", 250],
  gb: ["GBR", 826],
  it: ["ITA", 380],
  jp: ["JPN", 392],
  nl: ["NLD", 528],
  no: ["NOR", 578],
  nz: ["NZL", 554],
  pl: ["POL", 616],
  ru: ["RUS", 643],
  se: ["SWE", 752],
});

export const countries = allowedCountries.map((country) => {
  const [iso3, id] = codes[country] ?? ["", 0];
  return { id, country: countryName(country, "en"), country_iso2: country.toUpperCase(), country_iso3: iso3 };
});

const states = Object.entries(statesByCountry).flatMap(([country, list]) =>
  list.map((state, index) => ({ id: (codes[country]?.[1] ?? 0) * 100 + index, country, state })),
);

/** Of the country with this number; empty where it needs none. */
export const statesOf = (countryId: number) =>
  states
    .filter((state) => codes[state.country]?.[1] === countryId)
    .map(({ id, state }) => ({
      id,
      state: state.name,
      state_abbreviation: state.code,
      country_id: countryId,
    }));

const missing = (reply: FastifyReply, what: string) =>
  sendProblem(reply, 404, { code: "not-found", message: `There is no such ${what}.` });

const shared = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=3600");
const own = (reply: FastifyReply) => reply.header("cache-control", "private, no-cache");
const regionOf = async (request: FastifyRequest) => (await request.visit.region()) ?? "us";

/** What the shop is called in a locale: content says so, which is read in server/. */
export type NameOf = (locale: Locale) => Promise<string>;

export function storeRoutes(app: App, nameOf: NameOf = async () => "Firn"): void {
  const byId = { schema: { params: IdParams } };

  app.get("/currencies", async (request, reply) => own(reply).send(currenciesFor(await regionOf(request))));

  app.get<WithId>("/currencies/:id", byId, async (request, reply) => {
    const list = currenciesFor(await regionOf(request));
    const currency = list.find(({ id }) => String(id) === request.params.id);
    return currency ? own(reply).send(currency) : missing(reply, "currency");
  });

  app.get("/countries", async (_request, reply) => shared(reply).send(countries));

  app.get<WithId>("/countries/:id", byId, async (request, reply) => {
    const country = findCountry(request.params.id);
    return country ? shared(reply).send(country) : missing(reply, "country");
  });

  app.get<WithId>("/countries/:id/states", byId, async (request, reply) => {
    const country = findCountry(request.params.id);
    if (!country) return missing(reply, "country");
    return shared(reply).send(statesOf(country.id));
  });

  app.get("/store", async (request, reply) => {
    const [currency] = currenciesFor(await regionOf(request));
    const format = currency ?? defaultCurrencyFormat;
    return own(reply).send({
      id: "firn",
      name: await nameOf(request.visit.locale),
      domain: request.host,
      secure_url: `${request.protocol}://${request.host}`,
      status: "live",
      country_code: request.visit.locale.country.toUpperCase(),
      language: request.visit.locale.language,
      currency: currency?.currency_code ?? "USD",
      currency_symbol: format.token,
      currency_symbol_location: format.token_location,
      decimal_separator: format.decimal_token,
      thousands_separator: format.thousands_token,
      decimal_places: format.decimal_places,
      weight_units: request.visit.locale.country === "us" ? "LBS" : "KGS",
      dimension_units: "Centimeters",
      is_price_entered_with_tax: currency?.currency_code === "EUR",
    });
  });
}

/** By number, or by two or three letters. */
function findCountry(text: string) {
  const code = text.toUpperCase();
  return countries.find(
    ({ id, country_iso2, country_iso3 }) => String(id) === text || country_iso2 === code || country_iso3 === code,
  );
}
