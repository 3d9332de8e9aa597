import { type Static, Type } from "typebox";
import { staffOnly } from "#commerce/staff/guard.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { readClick } from "#services/search/clicks.ts";
import { listCurations, listSynonyms, replaceCurations, replaceSynonyms } from "#services/search/curations.ts";
import { touched } from "#services/search/engine/sync.ts";
import { forgetThesauri } from "#services/search/language/alternatives.ts";
import { documentTypes, searchLocales } from "#services/search/schema.ts";
import type { Services } from "#storefront/app/services.ts";

const Locale = Type.Union(searchLocales.map((one) => Type.Literal(one)));
const Words = Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: "\\S" }), { minItems: 2, maxItems: 20 });
const Synonyms = Type.Object({ locale: Locale, words: Words });
const Thing = Type.String({ pattern: `^(?:${documentTypes.join("|")}):[a-z0-9][a-z0-9-]{0,79}$` });
const Things = Type.Array(Thing, { maxItems: 50 });
const Questions = Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }), {
  minItems: 1,
  maxItems: 50,
});
const Curation = Type.Object({ locale: Locale, queries: Questions, promoted: Things, hidden: Things });

const SynonymsBody = Type.Object({ synonyms: Type.Array(Synonyms, { maxItems: 2000 }) });
const CurationsBody = Type.Object({ curations: Type.Array(Curation, { maxItems: 2000 }) });
type Listed<Body> = { data: Body[keyof Body] };

/**
 * What staff with the scope search:write tell the search: words for the same thing, and what stands first for a question.
 * PUT takes the whole list and puts it in the place of the former; searches know it at once, in every process.
 */
export function searchStaffDoor(app: App, { db }: Services): void {
  const onRequest = staffOnly(db, "search:write");
  const tags = ["search"];

  const synonyms = async (): Promise<Listed<Static<typeof SynonymsBody>>> => ({
    data: (await listSynonyms(db)) as Static<typeof Synonyms>[],
  });
  const synonymsAnswer = { 200: Type.Object({ data: Type.Array(Synonyms) }) };
  app.get("/search/synonyms", { schema: { tags, response: synonymsAnswer }, onRequest }, synonyms);
  const changing = { schema: { tags, body: SynonymsBody, response: synonymsAnswer }, onRequest };
  app.put("/search/synonyms", changing, async ({ body }) => {
    await db.transaction().execute((trx) => replaceSynonyms(trx, body.synonyms));
    touched();
    forgetThesauri();
    return synonyms();
  });

  const curations = async (): Promise<Listed<Static<typeof CurationsBody>>> => ({
    data: (await listCurations(db)) as Static<typeof Curation>[],
  });
  const curationsAnswer = { 200: Type.Object({ data: Type.Array(Curation) }) };
  app.get("/search/curations", { schema: { tags, response: curationsAnswer }, onRequest }, curations);
  const curating = { schema: { tags, body: CurationsBody, response: curationsAnswer }, onRequest };
  app.put("/search/curations", curating, async ({ body }) => {
    await db.transaction().execute((trx) => replaceCurations(trx, body.curations));
    touched();
    return curations();
  });
}

/**
 * POST /click: which result of our own pages was chosen (specification 3.16). It counts and tells nothing, so beacons,
 * which carry no token, may come; register it outside the doors that ask for one.
 */
export function choiceDoor(app: App, { search }: Services): void {
  app.post("/click", { bodyLimit: 4096 }, async (request, reply) => {
    const read = readClick(request.body);
    if (!read.ok) return sendProblem(reply, 422, { ...read.problem, fields: { body: read.problem.message } });
    await search.click(read.value);
    return reply.code(204).header("cache-control", "no-store").send();
  });
}
