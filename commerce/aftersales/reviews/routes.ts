import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { closed, IdParams, literals, many } from "#commerce/shared/rest/shapes.ts";
import { staffIn, staffMore, staffToo } from "#commerce/staff/guard/guard.ts";
import { nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { report, voteFor, writeReview } from "./actions.ts";
import { voterOf } from "./links.ts";
import { addPhotoTo } from "./photos.ts";
import { answerAsBuyer, answerAsStaff, askQuestion } from "./question-actions.ts";
import { findReview, findReviewedProduct, listQuestions, listReviews, readSummary } from "./reads.ts";
import {
  noReviews,
  OwnReviewV1,
  QuestionV1,
  ReviewV1,
  SummaryV1,
  toOwnReviewV1,
  toQuestionV1,
  toReviewV1,
} from "./rest.ts";
import { largestPhoto } from "./rules.ts";
import { fits, type Review, reviewSortings } from "./schema.ts";
import type { ReviewProblem, ReviewServices } from "./services.ts";

export const statuses: Record<ReviewProblem["code"], number> = {
  invalid: 422,
  "product-not-found": 404,
  "not-found": 404,
  "not-bought": 403,
  "not-delivered": 403,
  "reviewed-already": 409,
  "decided-already": 409,
  "too-many-tries": 429,
};
const refuse = (reply: FastifyReply, problem: ReviewProblem) => sendProblem(reply, statuses[problem.code], problem);
const guest = (reply: FastifyReply) => sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
const missing = (reply: FastifyReply, what: string) =>
  sendProblem(reply, 404, { code: `${what}-not-found`, message: `There is no such ${what}.` });

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const Listing = Type.Object({
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  sort: Type.Optional(literals(reviewSortings)),
  ...paging,
});
const long = Type.String({ maxLength: 10_000 });
const ReviewBody = Type.Object(
  {
    rating: Type.Integer(),
    title: long,
    text: long,
    name: long,
    fit: Type.Optional(literals(fits)),
    weight: Type.Optional(Type.Number({ description: "Kilograms" })),
    height: Type.Optional(Type.Number({ description: "Centimetres" })),
  },
  closed,
);
const QuestionBody = Type.Object({ text: long, name: long }, closed);
const AnswerBody = Type.Object({ text: long, name: Type.Optional(long) }, closed);
const ReportBody = Type.Object({ note: long }, closed);
const Pages = Type.Object({ total: Type.Integer(), page: Type.Integer(), limit: Type.Integer() });
const Taken = Type.Object({ id: Type.Integer(), status: Type.String() });
const Helpful = Type.Object({ helpful: Type.Integer() });

/** Reviews and questions of products. Unpublished ones are visible to their author and staff only. */
export function reviewRoutes(app: App, services: ReviewServices): void {
  const { db } = services;
  const tags = ["reviews"];

  const reviews = Type.Object({
    data: Type.Array(ReviewV1),
    meta: Type.Object({ summary: SummaryV1, pagination: Pages }),
  });
  const listing = { schema: { tags, params: IdParams, querystring: Listing, response: { 200: reviews } } };
  app.get("/products/:id/reviews", listing, async (request, reply) => {
    const product = await findReviewedProduct(db, { id: idIn(request.params.id) });
    if (!product) return missing(reply, "product");
    const { rating = null, sort = "newest", page = 1, limit = 20 } = request.query;
    const [summary, data] = await Promise.all([
      readSummary(db, product.id),
      listReviews(db, product.id, { rating, weight: null, size: null, sort, page, perPage: limit }),
    ]);
    const told = summary ?? noReviews;
    const total = rating === null ? told.count : (told.stars[rating - 1] ?? 0);
    return { data: data.map(toReviewV1), meta: { summary: told, pagination: { total, page, limit } } };
  });

  const asked = {
    schema: { tags, params: IdParams, querystring: Type.Object(paging), response: { 200: many(QuestionV1) } },
  };
  app.get("/products/:id/questions", asked, async (request, reply) => {
    const product = await findReviewedProduct(db, { id: idIn(request.params.id) });
    if (!product) return missing(reply, "product");
    const { page = 1, limit = 20 } = request.query;
    return { data: (await listQuestions(db, product.id, { page, perPage: limit })).map(toQuestionV1), meta: {} };
  });

  const writing = { schema: { tags, params: IdParams, body: ReviewBody, response: { 201: OwnReviewV1 } } };
  app.post("/products/:id/reviews", writing, async (request, reply) => {
    const customerId = await request.visit.customerId();
    if (customerId === null) return guest(reply);
    const product = await findReviewedProduct(db, { id: idIn(request.params.id) });
    if (!product) return missing(reply, "product");
    const { rating, fit = "", weight = "", height = "", ...words } = request.body;
    const made = await writeReview(services, {
      productId: product.id,
      speaker: { customerId },
      language: request.visit.locale.language,
      form: { ...words, fit, rating: String(rating), weight: String(weight), height: String(height) },
    });
    if (!made.ok) return refuse(reply, made.problem);
    return reply.code(201).send(toOwnReviewV1((await findReview(db, made.value)) as Review));
  });

  const asking = {
    schema: { tags, params: IdParams, body: QuestionBody, response: { 201: Type.Object({ status: Type.String() }) } },
  };
  app.post("/products/:id/questions", asking, async (request, reply) => {
    const customerId = await request.visit.customerId();
    const who = db
      .selectFrom("customers")
      .select(["id", "email"])
      .where("id", "=", customerId ?? 0);
    const customer = customerId === null ? null : ((await who.executeTakeFirst()) ?? null);
    if (!customer) return guest(reply);
    const made = await askQuestion(services, {
      productId: idIn(request.params.id),
      customer,
      form: { ...request.body, email: "" },
      locale: request.visit.locale.code,
      address: request.ip,
    });
    return made.ok ? reply.code(201).send({ status: "pending" }) : refuse(reply, made.problem);
  });

  sharedReviewRoutes(app, services);
  voteRoutes(app, services);
  photoRoutes(app, services);
}

/** Routes for answers of buyers and staff, and for a review that waits, which its author and staff may use. */
export function sharedReviewRoutes(app: App, services: ReviewServices): void {
  const { db } = services;
  const tags = ["reviews"];

  const answering = {
    schema: { tags, params: IdParams, body: AnswerBody, response: { 201: Taken } },
    onRequest: staffToo(db, "reviews:moderate"),
  };
  app.post("/questions/:id/answers", answering, async (request, reply) => {
    const questionId = idIn(request.params.id);
    const { text, name = "" } = request.body;
    const staff = staffIn(request);
    if (staff) {
      const made = await answerAsStaff(services, questionId, { text, by: nameOfStaff(staff) });
      return made.ok ? reply.code(201).send({ id: made.value, status: "published" }) : refuse(reply, made.problem);
    }
    const customerId = await request.visit.customerId();
    if (customerId === null) return guest(reply);
    const { language } = request.visit.locale;
    const made = await answerAsBuyer(services, { questionId, speaker: { customerId }, form: { text, name }, language });
    return made.ok ? reply.code(201).send({ id: made.value, status: "pending" }) : refuse(reply, made.problem);
  });

  app.get(
    "/reviews/:id",
    { schema: { tags, params: IdParams, response: { 200: OwnReviewV1 } }, onRequest: staffMore(db, "reviews:read") },
    async (request, reply) => {
      const review = await findReview(db, idIn(request.params.id));
      const isSeen = review?.status === "published" || staffIn(request) !== null;
      const customerId = isSeen ? null : await request.visit.customerId();
      const isOwn = customerId !== null && review?.customerId === customerId;
      reply.header("cache-control", "no-store");
      return review && (isSeen || isOwn) ? toOwnReviewV1(review) : missing(reply, "review");
    },
  );
}

/** Votes and reports of readers. */
function voteRoutes(app: App, services: ReviewServices): void {
  const { db } = services;
  const tags = ["reviews"];
  const voter = async ({ visit }: FastifyRequest) => voterOf(await visit.customerId(), visit.start().sessionHash);
  for (const method of ["PUT", "DELETE"] as const)
    app.route<{ Params: { id: string } }>({
      method,
      url: "/reviews/:id/helpful",
      schema: { tags, params: IdParams, response: { 200: Helpful } },
      async handler(request, reply) {
        const counted = await voteFor(db, idIn(request.params.id), await voter(request), method === "PUT");
        return counted.ok ? { helpful: counted.value } : refuse(reply, counted.problem);
      },
    });

  for (const what of ["review", "question", "answer"] as const)
    app.post(
      `/${what}s/:id/reports`,
      { schema: { tags, params: IdParams, body: ReportBody } },
      async (request, reply) => {
        const { id } = request.params as { id: string };
        const { note } = request.body as { note: string };
        const told = await report(services, { what, id: idIn(id), reporter: await voter(request), note });
        return told.ok ? reply.code(204).send() : refuse(reply, told.problem);
      },
    );
}

/** Photos of the customer's own review: each is the body of a request, with its media type. */
function photoRoutes(app: App, services: ReviewServices): void {
  // A separate scope, so that no other route reads images into memory.
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      /^(?:image\/|application\/octet-stream)/,
      { parseAs: "buffer", bodyLimit: largestPhoto },
      (_request, body, done) => done(null, body),
    );
    const schema = { tags: ["reviews"], params: IdParams, response: { 201: OwnReviewV1 } };
    scope.post("/reviews/:id/photos", { schema }, async (request, reply) => {
      const customerId = await request.visit.customerId();
      if (customerId === null) return guest(reply);
      const { body } = request;
      if (!Buffer.isBuffer(body)) {
        const message = "Send the photo itself, with its content type: image/…";
        const fields = { "content-type": "must be that of a picture" };
        return sendProblem(reply, 415, { code: "unsupported-type", message, fields });
      }
      const reviewId = idIn(request.params.id);
      const added = await addPhotoTo(services, { reviewId, customerId, bytes: body });
      return added.ok ? reply.code(201).send(toOwnReviewV1(added.value)) : refuse(reply, added.problem);
    });
  });
}
