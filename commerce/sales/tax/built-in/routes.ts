import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import { findSettings } from "#commerce/settings/reads.ts";
import { statesOf } from "#commerce/shared/address/rules.ts";
import { countriesOffered, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { type RateTable, readRates } from "./csv.ts";
import { findPostalRates } from "./reads.ts";
import { placesWithRates, standardRates } from "./rules.ts";
import {
  ImportAnswer,
  ImportQuery,
  PlacesAnswer,
  PostalRate,
  RateParams,
  RatesAnswer,
  RatesBody,
  RatesQuery,
} from "./schema.ts";
import { importRates, putRates, removeRate } from "./writes.ts";

const bodyLimit = 8 * 1024 * 1024;

const refuse = (reply: FastifyReply, fields: Record<string, string>) =>
  sendProblem(reply, 422, { code: "invalid", message: `Check ${Object.keys(fields)[0]}.`, fields });

/**
 * Tax rates for staff. Rates of countries and states are shown here and set with the shop's settings; sales tax by
 * postal code is set here, under the same permissions as those settings. A change applies to the next checkout shown.
 */
export function taxRateRoutes(app: App, { db, tax }: { db: Db; tax: Pick<TaxService, "name"> }): void {
  const onRequest = [staffOnly(db, { read: "settings:read", write: "settings:write" }), noStore];
  /** Rates by postal code are those of the United States. */
  const preHandler = withinMarkets("settings:write", () => ["us"]);
  const tags = ["shipping"];

  app.get("/taxes/rates", { schema: { tags, response: { 200: PlacesAnswer } }, onRequest }, async () => {
    const { taxRates } = await findSettings(db);
    const own = Map.groupBy(taxRates, ({ country, state }) => `${country} ${state}`);
    const sold = countriesOffered().filter((country) => shoppingRegionOf(country) !== null);
    const data = placesWithRates(sold).map((place) => {
      const standard = [...standardRates(place)];
      const rates = own.get(`${place.country} ${place.state}`) ?? standard;
      const plain = rates.map(({ label, percent }) => ({ label, percent }));
      return { ...place, included: !["us", "ca"].includes(place.country), rates: plain, standard };
    });
    return { data, meta: { service: tax.name } };
  });

  const reading = { schema: { tags, querystring: RatesQuery, response: { 200: RatesAnswer } }, onRequest };
  app.get("/taxes/postal-rates", reading, async ({ query }) => {
    const { page = 1, limit = 250, state, postal_code: postalCode } = query;
    const wanted = { ...(state && { state }), ...(postalCode && { postalCode }), limit, offset: (page - 1) * limit };
    const { rates, total } = await findPostalRates(db, wanted);
    return { data: rates, meta: { total, page, limit } };
  });

  const Put = Type.Object({ data: Type.Array(PostalRate) });
  const putting = { schema: { tags, body: RatesBody, response: { 200: Put } }, onRequest, preHandler };
  app.put("/taxes/postal-rates", putting, async ({ body }, reply) => {
    const faults: Record<string, string> = {};
    const seen = new Set<string>();
    for (const [index, { state, postal_code }] of body.entries()) {
      if (!statesOf("us").some(({ code }) => code === state)) faults[`${index}.state`] = "is not the code of a state";
      if (seen.has(`${state} ${postal_code}`)) faults[`${index}.postal_code`] = "stands there twice";
      seen.add(`${state} ${postal_code}`);
      if (body[index]?.name?.includes("\0")) faults[`${index}.name`] = "holds a null character";
    }
    if (Object.keys(faults).length > 0) return refuse(reply, faults);
    await putRates(db, body);
    const now = new Date().toISOString();
    return {
      data: body.map(({ name = "", state_rate = null, ...rate }) => ({ ...rate, name, state_rate, updated_at: now })),
    };
  });

  const removing = { schema: { tags, params: RateParams }, onRequest, preHandler };
  app.delete("/taxes/postal-rates/:state/:postalCode", removing, async ({ params }, reply) => {
    if (await removeRate(db, params.state, params.postalCode)) return reply.code(204).send();
    return sendProblem(reply, 404, { code: "not-found", message: "There is no such rate." });
  });

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("text/csv", { parseAs: "string", bodyLimit }, (_request, text, done) => {
      done(null, readRates(String(text).toWellFormed()));
    });
    const importing = {
      schema: { tags, querystring: ImportQuery, response: { 200: ImportAnswer } },
      onRequest,
      preHandler,
      bodyLimit,
    };
    (scope as unknown as App).post("/taxes/postal-rates/import", importing, async ({ body, query }, reply) => {
      const table = body as RateTable | undefined;
      if (!table) return refuse(reply, { rates: "send the table as text/csv" });
      if (Object.keys(table.faults).length > 0) return refuse(reply, table.faults);
      const removed = await importRates(db, table.rates, query.replace ?? false);
      const states = [...new Set(table.rates.map(({ state }) => state))].sort();
      return { data: { rates: table.rates.length, removed, states } };
    });
  });
}
