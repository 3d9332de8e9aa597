import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import { search, Waiting } from "#commerce/shared/lists/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { IdParams, literals } from "#commerce/shared/rest/shapes.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { Result } from "#platform/result.ts";
import { decideOn, translateReview } from "./actions.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { findQuestionOrAnswer, questionsOrAnswersForStaff } from "./question-reads.ts";
import { countWaiting, findReview, reviewsForStaff } from "./reads.ts";
import { OwnReviewV1, QuestionOrAnswerV1, toOwnReviewV1, toQuestionOrAnswerV1 } from "./rest.ts";
import { lengths } from "./rules.ts";
import type { ReviewProblem, ReviewServices } from "./services.ts";

const Listing = Type.Object({
  status: Type.Optional(literals(["pending", "published", "rejected"] as const)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
});
const Reviews = Type.Object({
  /** A part of the title, the text or the author's name. */
  q: Type.Optional(search),
  ...Listing.properties,
});
const Decision = Type.Object(
  {
    status: literals(["published", "rejected"] as const),
    reason: Type.Optional(Type.String({ maxLength: 500, pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f]*$" })),
  },
  { additionalProperties: false },
);
const said = "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]*$";
/** When both are empty, the translation is removed. */
const Translation = Type.Object(
  {
    title: Type.String({ maxLength: lengths.title, pattern: said }),
    text: Type.String({ maxLength: lengths.text, pattern: said }),
  },
  { additionalProperties: false },
);
const Report = Type.Object({
  id: Type.Integer(),
  what: Type.String(),
  target_id: Type.Integer(),
  note: Type.String(),
  date_created: Type.String(),
});
const gone = { code: "not-found", message: "It is gone." } as const;
const refuse = (reply: FastifyReply, decided: Result<null, ReviewProblem>) =>
  sendProblem(
    reply,
    decided.ok || decided.problem.code === "not-found" ? 404 : 409,
    decided.ok ? gone : decided.problem,
  );

export function reviewStaffRoutes(app: App, services: ReviewServices): void {
  const { db } = services;
  moderationRoutes(app, services);
  const tags = ["reviews"];
  const onRequest = staffOnly(db, { read: "reviews:read", write: "reviews:moderate" });

  const listing = { schema: { tags, querystring: Reviews, response: { 200: Type.Array(OwnReviewV1) } }, onRequest };
  app.get("/reviews", listing, async ({ query }, reply) => {
    const { status, q, page = 1, limit = 50 } = query;
    reply.header("cache-control", "no-store");
    return (await reviewsForStaff(db, { status, q, page, perPage: limit })).map(toOwnReviewV1);
  });

  const waiting = { schema: { tags, response: { 200: Waiting } }, onRequest };
  app.get("/staff/reviews/waiting", waiting, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await countWaiting(db), meta: {} };
  });

  for (const what of ["question", "answer"] as const) {
    const all = {
      schema: { tags, querystring: Listing, response: { 200: Type.Array(QuestionOrAnswerV1) } },
      onRequest,
    };
    app.get(`/${what}s`, all, async (request, reply) => {
      const { status, page = 1, limit = 50 } = request.query as Static<typeof Listing>;
      reply.header("cache-control", "no-store");
      return (await questionsOrAnswersForStaff(db, what, { status, page, perPage: limit })).map(toQuestionOrAnswerV1);
    });
  }

  const deciding = { schema: { tags, params: IdParams, body: Decision, response: { 200: OwnReviewV1 } }, onRequest };
  app.put("/reviews/:id", deciding, async (request, reply) => {
    const id = idIn(request.params.id);
    const { status: to, reason = "" } = request.body;
    const decision = { to, reason: reason.trim(), by: staffNameAt(request) };
    const decided = await decideOn(services, "review", id, decision);
    const review = decided.ok ? await findReview(db, id) : null;
    return review ? toOwnReviewV1(review) : refuse(reply, decided);
  });

  const place = Type.Object({ id: IdParams.properties.id, language: literals(languages) });
  const translating = {
    schema: { tags, params: place, body: Translation, response: { 200: OwnReviewV1 } },
    onRequest,
  };
  app.put("/reviews/:id/translations/:language", translating, async ({ params, body }, reply) => {
    const id = idIn(params.id);
    const isEmpty = body.title.trim() === "" && body.text.trim() === "";
    const done = await translateReview(services, id, params.language, isEmpty ? null : body);
    const review = done.ok ? await findReview(db, id) : null;
    return review ? toOwnReviewV1(review) : refuse(reply, done);
  });

  for (const what of ["question", "answer"] as const) {
    const saying = {
      schema: { tags, params: IdParams, body: Decision, response: { 200: QuestionOrAnswerV1 } },
      onRequest,
    };
    app.put(`/${what}s/:id`, saying, async (request, reply) => {
      const id = idIn((request.params as Static<typeof IdParams>).id);
      const { status: to, reason = "" } = request.body as Static<typeof Decision>;
      const decision = { to, reason: reason.trim(), by: staffNameAt(request) };
      const decided = await decideOn(services, what, id, decision);
      const said = decided.ok ? await findQuestionOrAnswer(db, what, id) : null;
      return said ? toQuestionOrAnswerV1(said) : refuse(reply, decided);
    });
  }

  const reports = { schema: { tags, response: { 200: Type.Array(Report) } }, onRequest };
  app.get("/reviews/reports", reports, async (_, reply) => {
    const rows = await db.selectFrom("review_reports").selectAll().orderBy("id", "desc").limit(250).execute();
    reply.header("cache-control", "no-store");
    return rows.map(({ id, what, target_id, note, created_at }) => ({
      id,
      what,
      target_id,
      note,
      date_created: created_at.toISOString(),
    }));
  });
}
