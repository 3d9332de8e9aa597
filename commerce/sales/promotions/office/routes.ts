import { Readable } from "node:stream";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { IdParams, one } from "#commerce/shared/rest/shapes.ts";
import { noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { notFound } from "../actions.ts";
import { findPromotion } from "../reads.ts";
import { refuse } from "../refuse.ts";
import { makeCodes, tryPromotion } from "./actions.ts";
import { eachCode, findChoices, findResults } from "./reads.ts";
import { Choices, CodesBody, CodesMade, Results, Trial, TrialBody } from "./schema.ts";

type OfMarkets = ReturnType<typeof withinMarkets>;

/**
 * Trying a promotion before it is active, generating thousands of codes, and its results. `ofMarkets` guards promotions
 * of other markets.
 */
export function promotionOfficeRoutes(app: App, db: Db, ofMarkets: OfMarkets): void {
  const reading = [staffOnly(db, "promotions:read"), noStore];
  const tags = ["promotions"];

  const choosing = { schema: { tags, response: { 200: one(Choices) } }, onRequest: reading };
  app.get("/staff/promotions/choices", choosing, async () => ({ data: await findChoices(db), meta: {} }));

  // Nothing is stored, so read permission is enough.
  const trying = { schema: { tags, body: TrialBody, response: { 200: one(Trial) } }, onRequest: reading };
  app.post("/staff/promotions/try", trying, async ({ body }, reply) => {
    const tried = await tryPromotion(db, body);
    return tried.ok ? { data: tried.value, meta: {} } : refuse(reply, tried.problem);
  });

  const making = {
    schema: { tags, params: IdParams, body: CodesBody, response: { 201: one(CodesMade) } },
    onRequest: [staffOnly(db, "promotions:write"), noStore],
    preHandler: ofMarkets,
  };
  app.post("/staff/promotions/:id/codes", making, async ({ params, body }, reply) => {
    const made = await makeCodes(db, idIn(params.id), body);
    return made.ok ? reply.code(201).send({ data: made.value, meta: {} }) : refuse(reply, made.problem);
  });

  const exporting = { schema: { tags, params: IdParams }, onRequest: [staffOnly(db, "exports:write"), ...reading] };
  app.get("/staff/promotions/:id/codes.csv", exporting, async ({ params }, reply) => {
    const promotion = await findPromotion(db, idIn(params.id));
    if (!promotion) return refuse(reply, notFound.problem);
    await noteInAudit(db, { action: "export", type: "promotion-code", after: { promotion: promotion.id } });
    reply
      .header("content-disposition", `attachment; filename="codes-${promotion.id}.csv"`)
      .type("text/csv; charset=utf-8");
    return reply.send(Readable.from(codeLines(db, promotion.id)));
  });

  const results = { schema: { tags, params: IdParams, response: { 200: one(Results) } }, onRequest: reading };
  app.get("/staff/promotions/:id/results", results, async (request, reply) => {
    const promotion = await findPromotion(db, idIn(request.params.id));
    if (!promotion) return refuse(reply, notFound.problem);
    return { data: await findResults(db, promotion.id, staffAt(request).markets), meta: {} };
  });
}

async function* codeLines(db: Db, promotionId: number): AsyncGenerator<string> {
  yield csvMark + csvLine(["code", "uses", "made"]);
  for await (const codes of eachCode(db, promotionId))
    yield codes.map(({ code, uses, createdAt }) => csvLine([code, uses, createdAt.toISOString()])).join("");
}
