import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import { search } from "#commerce/shared/lists/schema.ts";
import { proRegions } from "#commerce/shared/regions/schema.ts";
import { HowMany, IdParams, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { ProApplicationServices } from "./apply.ts";
import { previewEmail } from "./emails.tsx";
import { isReviewKey } from "./links.ts";
import { readProof } from "./proofs.ts";
import { countApplications, eachApplication, findApplication, listApplications } from "./reads.ts";
import { decide, type ReviewProblem } from "./review.ts";
import type { Application, ApplicationStatus, ProRegion } from "./schema.ts";

const statuses: Record<ReviewProblem["code"], number> = { "application-not-found": 404, "decided-already": 409 };
const Status = literals<ApplicationStatus>(["submitted", "approved", "refused", "completed"]);

const filters = {
  status: Type.Optional(Status),
  /** A part of the name, the e-mail address or the association. */
  q: Type.Optional(search),
};
const Listing = Type.Object({
  ...filters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
});
const DecisionBody = Type.Object(
  {
    status: literals(["approved", "refused"] as const),
    region: Type.Optional(literals<ProRegion>(proRegions)),
    spend_limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    answer: Type.Optional(Type.String({ maxLength: 500, pattern: "^[^\\u0000-\\u0009\\u000b-\\u001f]*$" })),
  },
  { additionalProperties: false },
);
const text = Type.String();
const Shown = Type.Object({
  id: Type.Integer(),
  status: Status,
  first_name: text,
  last_name: text,
  email: text,
  kind: text,
  association: text,
  country: text,
  role: text,
  notes: text,
  proof_type: text,
  has_proof: Type.Boolean(),
  customer_id: orNull(Type.Integer()),
  region: orNull(text),
  spend_limit: orNull(Type.Integer()),
  expiration_date: orNull(text),
  answer: text,
  date_created: text,
});

export type ShownApplication = Static<typeof Shown>;

const show = (one: Application): ShownApplication => {
  const { id, status, first_name, last_name, email, kind, association, country, role, notes } = one;
  return {
    id,
    status,
    first_name,
    last_name,
    email,
    kind,
    association,
    country,
    role,
    notes,
    proof_type: one.proofType,
    has_proof: one.proofFile !== null,
    customer_id: one.customerId,
    region: one.region,
    spend_limit: one.spendLimit,
    expiration_date: one.expiresOn,
    answer: one.answer,
    date_created: one.createdAt.toISOString(),
  };
};

/** The columns of the list as a file. */
const columns = [
  "id",
  "status",
  "date_created",
  "first_name",
  "last_name",
  "email",
  "kind",
  "association",
  "country",
  "role",
  "notes",
  "has_proof",
  "customer_id",
  "region",
  "spend_limit",
  "expiration_date",
  "answer",
] as const satisfies readonly (keyof ShownApplication)[];

/**
 * Applications for staff: pro:read to read them, pro:review to decide. A proof is also open to holders of the link in
 * the shop's email.
 */
type Services = ProApplicationServices & Parameters<typeof previewEmail>[0];

export function proApplicationRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ["pro"];
  const onRequest = staffOnly(db, { read: "pro:read", write: "pro:review" });
  const missing = (reply: FastifyReply) =>
    sendProblem(reply, 404, { code: "application-not-found", message: "There is no such application." });

  const listing = { schema: { tags, querystring: Listing, response: { 200: Type.Array(Shown) } }, onRequest };
  app.get("/pro/applications", listing, async ({ query }, reply) => {
    const { status, q, page = 1, limit = 50 } = query;
    reply.header("cache-control", "no-store");
    return (await listApplications(db, { status, q, page, perPage: limit })).map(show);
  });

  const counting = { schema: { tags, querystring: Type.Object(filters), response: { 200: HowMany } }, onRequest };
  app.get("/pro/applications/count", counting, async ({ query }, reply) => {
    reply.header("cache-control", "no-store");
    return { meta: await countApplications(db, query) };
  });

  const exporting = {
    schema: { tags, querystring: Type.Object(filters) },
    onRequest: [staffOnly(db, "pro:read"), staffOnly(db, "exports:write")],
  };
  app.get("/pro/applications/export", exporting, ({ query }, reply) =>
    sendExport(db, reply, {
      type: "pro-application",
      name: "pro-applications",
      filter: query,
      columns: columns.map((name) => [name, (one: Application) => show(one)[name]] as const),
      batches: eachApplication(db, query),
    }),
  );

  const reading = { schema: { tags, params: IdParams, response: { 200: Shown } }, onRequest };
  app.get("/pro/applications/:id", reading, async ({ params }, reply) => {
    const found = await findApplication(db, idIn(params.id));
    reply.header("cache-control", "no-store");
    return found ? show(found) : missing(reply);
  });

  const PreviewQuery = Type.Object({
    status: literals(["approved", "refused"] as const),
    answer: DecisionBody.properties.answer,
  });
  const Email = Type.Object({ to: text, subject: text, text });
  const previewing = {
    schema: { tags, params: IdParams, querystring: PreviewQuery, response: { 200: Email } },
    onRequest,
  };
  app.get("/pro/applications/:id/email", previewing, async ({ params, query }, reply) => {
    const found = await findApplication(db, idIn(params.id));
    reply.header("cache-control", "no-store");
    return found ? previewEmail(services, found, query.status, query.answer?.trim() ?? "") : missing(reply);
  });

  const deciding = { schema: { tags, params: IdParams, body: DecisionBody, response: { 200: Shown } }, onRequest };
  app.put("/pro/applications/:id", deciding, async (request, reply) => {
    const { status: to, region, spend_limit: spendLimit, answer = "" } = request.body;
    const wish = { answer: answer.trim(), by: staffNameAt(request) };
    const decision = to === "refused" ? { to, ...wish } : { to, region, spendLimit, ...wish };
    const decided = await decide(services, idIn(request.params.id), decision);
    return decided.ok ? show(decided.value) : sendProblem(reply, statuses[decided.problem.code], decided.problem);
  });

  const Key = Type.Object({ key: Type.Optional(Type.String({ maxLength: 200 })) });
  const proof = {
    schema: { tags, params: IdParams, querystring: Key },
    onRequest: staffOnly(db, "pro:read", ({ query }) => !Object.hasOwn(query as object, "key")),
  };
  app.get("/pro/applications/:id/proof", proof, async (request, reply) => {
    const found = await findApplication(db, idIn(request.params.id));
    const { key } = request.query;
    if (key !== undefined && (!found || !isReviewKey(key, found, config.SECRET))) return missing(reply);
    const bytes = found?.proofFile ? await readProof(config.DATA_DIR, found.proofFile) : null;
    if (!found || !bytes) return missing(reply);
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `inline; filename="proof-${found.id}"`)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(found.proofType)
      .send(bytes);
  });
}
