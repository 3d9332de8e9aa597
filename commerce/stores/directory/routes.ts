import type { FastifyReply } from "fastify";
import { Value } from "typebox/value";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffIn, staffMore, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { shapeFaults } from "#platform/http/shape-faults.ts";
import { idIn } from "#platform/ids.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { addStore, changeStore, importStores, removeStore, type StoreProblem, storeNotFound } from "./actions.ts";
import { readTable } from "./csv.ts";
import { openingAt } from "./hours.ts";
import { findPlaces } from "./places.ts";
import { findCalled, findStore, findStores } from "./reads.ts";
import type { StoreQuery } from "./rest.ts";
import * as rest from "./rest.ts";
import { usualRadius } from "./rules.ts";
import { type FoundStore, type Point, type Store, type StoreService, storeServices, type Town } from "./schema.ts";

const statuses: Record<StoreProblem["code"], number> = {
  "store-not-found": 404,
  invalid: 422,
  "slug-taken": 409,
  conflict: 409,
};
const refuse = (reply: FastifyReply, problem: StoreProblem) => sendProblem(reply, statuses[problem.code], problem);

function shown(store: Store | FoundStore) {
  const opening = openingAt(store.hours, store.timeZone, Date.now());
  const changesAt = opening.isOpen ? opening.until : opening.opens;
  return rest.toStoreV3(store, { isOpen: opening.isOpen, changesAt });
}

/**
 * The store locator (specification 2.1). Anyone can read; staff with the scope stores:write can change, add and import.
 */
export function storeRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = staffMore(db, "stores:read");
  const listing = { schema: { querystring: rest.StoreQuery, response: { 200: rest.ManyStores } }, onRequest };
  app.get("/stores", listing, async (request, reply) => {
    const found = await searchStores(db, request.query, request.visit.locale);
    if (!found.ok) return sendProblem(reply, 422, found.problem);
    const { stores, total, place } = found.value;
    const { page, limit } = request.query;
    const pages = { total, count: stores.length, per_page: limit, current_page: page };
    const pagination = { ...pages, total_pages: Math.ceil(total / limit) };
    reply.header("cache-control", "no-cache");
    return { data: stores.map(shown), meta: { pagination, ...(place && { place }) } };
  });

  const reading = { schema: { params: IdParams, response: { 200: rest.OneStore } }, onRequest };
  app.get("/stores/:id", reading, async (request, reply) => {
    const { id } = request.params;
    const store = await findStore(db, idIn(id) || id, staffIn(request) !== null);
    reply.header("cache-control", "no-cache");
    return store ? { data: shown(store), meta: {} } : refuse(reply, storeNotFound.problem);
  });
  staffRoutes(app, db);
}

function staffRoutes(app: App, db: Db): void {
  const onRequest = [staffOnly(db, { read: "stores:read", write: "stores:write" }), noStore];

  const adding = { schema: { body: rest.StoreBody, response: { 201: rest.OneStore } }, onRequest };
  app.post("/stores", adding, async ({ body }, reply) => {
    const added = await addStore(db, rest.fromBody(body));
    if (!added.ok) return refuse(reply, added.problem);
    return reply.code(201).send({ data: shown(added.value), meta: {} });
  });

  const changing = {
    schema: { params: IdParams, body: rest.StorePatch, response: { 200: rest.ChangedStore } },
    onRequest,
  };
  app.put("/stores/:id", changing, async ({ params, body }, reply) => {
    const changed = await changeStore(db, idIn(params.id), body);
    if (!changed.ok) return refuse(reply, changed.problem);
    const { store, merged } = changed.value;
    return { data: shown(store), meta: merged.length > 0 ? { merged } : {} };
  });

  app.delete("/stores/:id", { schema: { params: IdParams }, onRequest }, async ({ params }, reply) => {
    const isGone = await removeStore(db, idIn(params.id));
    return isGone ? reply.code(204).send() : refuse(reply, storeNotFound.problem);
  });

  app.register(async (scope) => {
    const table = { parseAs: "string" as const, bodyLimit: 4 * 1024 * 1024 };
    scope.addContentTypeParser("text/csv", table, (_request, text, done) => {
      if (String(text).includes("\0")) return done(null, { rows: [], faults: { stores: "holds a null character" } });
      done(null, readTable(String(text).toWellFormed()));
    });
    const schema = { querystring: rest.ImportQuery, response: { 200: rest.ImportAnswer } };
    const importing = { schema, onRequest, bodyLimit: 4 * 1024 * 1024 };
    (scope as unknown as App).post("/stores/import", importing, async ({ body, query }, reply) => {
      const { given, faults } = readGiven(body);
      if (!given) return refuse(reply, { code: "invalid", message: "These are no stores.", fields: faults });
      const done = await importStores(db, given.map(rest.fromBody), query.replace ?? false);
      return done.ok ? { data: done.value, meta: {} } : refuse(reply, done.problem);
    });
  });
}

type Table = ReturnType<typeof readTable>;

/** Applies the same checks to a table as to JSON. Faults are keyed by "stores.3.lat". */
function readGiven(body: unknown): { given: rest.StoreBody[] | null; faults: Record<string, string> } {
  const table = body && typeof body === "object" && "rows" in body ? (body as Table) : null;
  const value = table ? { stores: table.rows } : body;
  const faults = { ...table?.faults };
  if (Object.keys(faults).length === 0) {
    Object.assign(faults, shapeFaults(Value.Errors(rest.ImportBody, value), "stores"));
  }
  const isSound = Object.keys(faults).length === 0;
  return { given: isSound ? (value as { stores: rest.StoreBody[] }).stores : null, faults };
}

type FoundStores = { stores: FoundStore[]; total: number; place: Town | null };

/** Answers searches of API clients. Unlike the page, it reports invalid parameters. */
async function searchStores(
  db: Db,
  query: StoreQuery,
  locale: Locale,
): Promise<Result<FoundStores, Problem<"invalid">>> {
  const services = listOf(query.services);
  const strange = services.find((one) => !(storeServices as readonly string[]).includes(one));
  if (strange !== undefined) return invalid("services", `${strange} is unknown; there are ${storeServices.join(", ")}`);
  const point = query.near === undefined ? null : pointOf(query.near);
  if (query.near !== undefined && !point) return invalid("near", "must be latitude,longitude in degrees");
  const narrowing = { services: services as StoreService[], brands: listOf(query.brands), isOwn: query.is_own };
  const opening = query.open_now ? { openAt: Date.now() } : {};
  const place = point || query.place === undefined ? null : ((await findPlaces(db, query.place, locale))[0] ?? null);
  if (!point && query.place !== undefined) {
    const filter = { ...narrowing, ...opening };
    const called = await findCalled(db, filter, query.place, place?.isExact ?? false, query.page, query.limit);
    if (called) return ok({ ...called, place: null });
  }
  if (!point && query.place !== undefined && !place) return ok({ stores: [], total: 0, place: null });
  const near = point ?? place ?? undefined;
  const filter = {
    near,
    radius: near && (query.radius ?? usualRadius),
    countries: query.country === undefined ? [] : [query.country],
    ...narrowing,
    ...opening,
  };
  const { stores, total } = await findStores(db, filter, query.page, query.limit);
  return ok({ stores, total, place });
}

const invalid = (field: string, text: string) =>
  fail("invalid", "Something of this question cannot be answered.", { fields: { [field]: text } });

const listOf = (text = ""): string[] => [...new Set(text.split(",").map((one) => one.trim()))].filter(Boolean);

/** Reads "47.27,11.39". Null when there is no such point. */
function pointOf(text: string): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
