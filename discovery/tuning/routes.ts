import { type Static, type TSchema, Type } from "typebox";
import { closed } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { readClick } from "#services/search/clicks.ts";
import { touched } from "#services/search/engine/sync.ts";
import { forgetThesauri } from "#services/search/language/thesaurus.ts";
import { documentTypes, searchLocales } from "#services/search/schema.ts";
import {
  listCurations,
  listKinds,
  listSynonyms,
  replaceCurations,
  replaceKinds,
  replaceSynonyms,
} from "#services/search/tuning.ts";
import type { Services } from "#storefront/app/services.ts";

const Locale = Type.Union(searchLocales.map((one) => Type.Literal(one)));
const Word = Type.String({ minLength: 1, maxLength: 60, pattern: "\\S" });
const Synonyms = Type.Object({ locale: Locale, words: Type.Array(Word, { minItems: 2, maxItems: 20 }) }, closed);
const Thing = Type.String({ pattern: `^(?:${documentTypes.join("|")}):[a-z0-9][a-z0-9-]{0,79}$` });
const Things = Type.Array(Thing, { maxItems: 50 });
const Questions = Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }), {
  minItems: 1,
  maxItems: 50,
});
const Curation = Type.Object({ locale: Locale, queries: Questions, promoted: Things, hidden: Things }, closed);

const Kind = Type.Object(
  {
    kind: Type.String({ pattern: `^(?:(?:${documentTypes.join("|")}):)?[a-z0-9]+(?:-[a-z0-9]+)*$`, maxLength: 80 }),
    locale: Locale,
    words: Type.Array(Word, { minItems: 1, maxItems: 20 }),
  },
  closed,
);

/**
 * Staff with the scope search:write tune the search: synonyms, names of kinds of goods, and pinned results for a query.
 */
export function tuningRoutes(app: App, { db }: Services): void {
  listRoutes(app, db, { name: "synonyms", item: Synonyms, list: listSynonyms, replace: replaceSynonyms });
  listRoutes(app, db, { name: "kinds", item: Kind, list: listKinds, replace: replaceKinds });
  listRoutes(app, db, { name: "curations", item: Curation, list: listCurations, replace: replaceCurations });
}

type TunedList<Item extends TSchema> = {
  name: string;
  item: Item;
  list: (db: Db) => Promise<unknown[]>;
  replace: (trx: Transaction, items: readonly Static<Item>[]) => Promise<void>;
};

/** PUT replaces the whole list. Searches use it at once, in every process. */
function listRoutes<Item extends TSchema>(app: App, db: Db, { name, item, list, replace }: TunedList<Item>): void {
  const tags = ["search"];
  const onRequest = [staffOnly(db, { read: "search:read", write: "search:write" }), wholeShopOnly("search:write")];
  const response = { 200: Type.Unsafe<object>(Type.Object({ data: Type.Array(item) })) };
  const body = Type.Unsafe<Record<string, Static<Item>[]>>(
    Type.Object({ [name]: Type.Array(item, { maxItems: 2000 }) }, closed),
  );
  const answer = async (): Promise<object> => ({ data: await list(db) });
  app.get(`/search/${name}`, { schema: { tags, response }, onRequest }, answer);
  app.put(`/search/${name}`, { schema: { tags, body, response }, onRequest }, async (request) => {
    await db.transaction().execute((trx) => replace(trx, request.body[name] ?? []));
    touched();
    forgetThesauri();
    return answer();
  });
}

/**
 * POST /click: which result was chosen on our own pages (specification 3.16). It only counts, so beacons without a
 * token are accepted; register it outside the routes that require one.
 */
export function clickRoutes(app: App, { search }: Services): void {
  app.post("/click", { bodyLimit: 4096 }, async (request, reply) => {
    const read = readClick(request.body);
    if (!read.ok) return sendProblem(reply, 422, { ...read.problem, fields: { body: read.problem.message } });
    await search.click(read.value);
    return reply.code(204).header("cache-control", "no-store").send();
  });
}
