import { one } from "#commerce/shared/rest/shapes.ts";
import { type ExportColumns, eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { decideOn } from "../actions.ts";
import type { ReviewServices } from "../services.ts";
import { listModeration, moderationAfter } from "./reads.ts";
import {
  Decisions,
  DecisionsBody,
  ModerationFilter,
  ModerationPage,
  ModerationQuery,
  type ModerationRow,
} from "./schema.ts";

type Services = Pick<ReviewServices, "db" | "jobs">;

const columns: ExportColumns<ModerationRow> = [
  ["id", ({ id }) => id],
  ["what", ({ what }) => what],
  ["product", ({ product }) => product.name],
  ["rating", ({ rating }) => rating],
  ["title", ({ title }) => title],
  ["text", ({ text }) => text],
  ["author", ({ author }) => author],
  ["language", ({ language }) => language],
  ["status", ({ status }) => status],
  ["reason", ({ reason }) => reason],
  ["reports", ({ reports }) => reports.join("; ")],
  ["writtenAt", ({ writtenAt }) => writtenAt],
];

/** The moderation queue of reviews, questions and answers, which staff decide on one by one or many at once. */
export function moderationRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ["reviews"];
  const onRequest = [staffOnly(db, { read: "reviews:read", write: "reviews:moderate" }), noStore];

  const listing = { schema: { tags, querystring: ModerationQuery, response: { 200: ModerationPage } }, onRequest };
  app.get("/staff/moderation", listing, async ({ query }) => {
    const { rows, ...counted } = await listModeration(db, query);
    return { data: rows, meta: { ...counted, page: query.page, limit: query.limit } };
  });

  const exporting = {
    schema: { tags, querystring: ModerationFilter },
    onRequest: [staffOnly(db, "reviews:read"), staffOnly(db, "exports:write")],
  };
  app.get("/staff/moderation/export", exporting, ({ query }, reply) => {
    const { what = "review" } = query;
    return sendExport(db, reply, {
      type: what,
      name: `${what}s`,
      filter: query,
      columns,
      batches: eachAfter((after, limit) => moderationAfter(db, query, after, limit)),
    });
  });

  // Each decision is separate: one that somebody else has made meanwhile does not stop the others.
  const deciding = { schema: { tags, body: DecisionsBody, response: { 200: one(Decisions) } }, onRequest };
  app.post("/staff/moderation", deciding, async (request) => {
    const { what, ids, status: to, reason = "" } = request.body;
    const decision = { to, reason: reason.trim(), by: staffNameAt(request) };
    const decided: number[] = [];
    const refused: { id: number; code: string }[] = [];
    for (const id of [...new Set(ids)]) {
      const done = await decideOn(services, what, id, decision);
      if (done.ok) decided.push(id);
      else refused.push({ id, code: done.problem.code });
    }
    return { data: { decided, refused }, meta: {} };
  });
}
