import type { FastifyReply, onRequestHookHandler } from "fastify";
import { type TSchema, Type } from "typebox";
import { findOwnFields, listOwnFields } from "#commerce/shared/own-fields/reads.ts";
import {
  NewOwnField,
  OwnField,
  OwnFieldChange,
  OwnFieldOrder,
  OwnValuesAnswer,
  OwnValuesBody,
} from "#commerce/shared/own-fields/schema.ts";
import { closed, IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn, largestId } from "#platform/ids.ts";
import type { Result } from "#platform/result.ts";
import {
  addOwnField,
  changeOwnField,
  deleteOwnField,
  type OwnFieldProblem,
  orderOwnFields,
  restoreOwnField,
} from "./actions.ts";
import { type Filled, type FillProblem, fillOwnFields, findOwnValues } from "./fill.ts";

const statuses: Record<(OwnFieldProblem | FillProblem)["code"], number> = {
  invalid: 422,
  "not-found": 404,
  taken: 409,
  conflict: 409,
};
const refuse = (reply: FastifyReply, problem: OwnFieldProblem | FillProblem) =>
  sendProblem(reply, statuses[problem.code], problem);

const tags = ["own fields"];

/** `merged`: what others had changed since the version that was named, and what keeps those changes. */
function withMerged<T extends TSchema>(data: T) {
  return Type.Object({ data, meta: Type.Object({ merged: Type.Optional(Type.Array(Type.String())) }) });
}

/**
 * Definitions of own fields. Staff with the settings permissions manage them; staff who may read an aggregate can read
 * its definitions.
 */
export function ownFieldRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [
    staffOnly(db, { read: "settings:read", write: "settings:write" }),
    wholeShopOnly("settings:write"),
    noStore,
  ];
  const answer = (reply: FastifyReply, result: Result<OwnField, OwnFieldProblem>, status = 200) =>
    result.ok ? reply.code(status).send({ data: result.value, meta: {} }) : refuse(reply, result.problem);

  app.get("/own-fields", { schema: { tags, response: { 200: many(OwnField) } }, onRequest }, async () => ({
    data: await listOwnFields(db),
    meta: {},
  }));

  const adding = { schema: { tags, body: NewOwnField, response: { 201: one(OwnField) } }, onRequest };
  app.post("/own-fields", adding, async ({ body }, reply) => answer(reply, await addOwnField(db, body), 201));

  const ordering = { schema: { tags, body: OwnFieldOrder, response: { 200: many(OwnField) } }, onRequest };
  app.put("/own-fields/order", ordering, async ({ body }, reply) => {
    const ordered = await orderOwnFields(db, body.aggregate, body.ids);
    return ordered.ok ? { data: ordered.value, meta: {} } : refuse(reply, ordered.problem);
  });

  const single = { tags, params: IdParams, response: { 200: one(OwnField) } };
  const changing = {
    schema: { tags, params: IdParams, body: OwnFieldChange, response: { 200: withMerged(OwnField) } },
    onRequest,
  };
  app.put("/own-fields/:id", changing, async (request, reply) => {
    const changed = await changeOwnField(db, idIn(request.params.id), request.body);
    if (!changed.ok) return refuse(reply, changed.problem);
    const { field, merged } = changed.value;
    return { data: field, meta: merged.length > 0 ? { merged } : {} };
  });
  app.delete("/own-fields/:id", { schema: single, onRequest }, async ({ params }, reply) =>
    answer(reply, await deleteOwnField(db, idIn(params.id))),
  );
  app.post("/own-fields/:id/restore", { schema: single, onRequest }, async ({ params }, reply) =>
    answer(reply, await restoreOwnField(db, idIn(params.id))),
  );

  for (const [aggregate, area] of [
    ["product", "catalogue"],
    ["variant", "catalogue"],
    ["customer", "customers"],
    ["order", "orders"],
  ] as const) {
    const reading = {
      schema: { tags, response: { 200: many(OwnField) } },
      onRequest: [staffOnly(db, `${area}:read`), noStore],
    };
    app.get(`/own-fields/${aggregate}`, reading, async () => ({ data: await findOwnFields(db, aggregate), meta: {} }));
  }
}

const Filling = Type.Object(
  { own_fields: OwnValuesBody, version: Type.Optional(Type.Integer({ minimum: 1, maximum: largestId })) },
  closed,
);
const Values = Type.Object({ own_fields: OwnValuesAnswer, version: Type.Integer() });
const Filled200 = withMerged(Values);

/**
 * Values of own fields of one customer or order. `behind`: further hooks that may refuse staff despite their
 * permission.
 */
export function ownValueRoutes(app: App, { db }: { db: Db }, of: Filled, behind: onRequestHookHandler[] = []): void {
  const area = of === "order" ? "orders" : "customers";
  const onRequest = [staffOnly(db, { read: `${area}:read`, write: `${area}:write` }), ...behind, noStore];
  const path = `/${area}/:id/own-fields`;

  app.get(
    path,
    { schema: { tags, params: IdParams, response: { 200: Filled200 } }, onRequest },
    async (request, reply) => {
      const found = await findOwnValues(db, of, idIn(request.params.id));
      if (!found) return refuse(reply, { code: "not-found", message: `There is no such ${of}.` });
      return { data: { own_fields: found.values, version: found.version }, meta: {} };
    },
  );

  const filling = { schema: { tags, params: IdParams, body: Filling, response: { 200: Filled200 } }, onRequest };
  app.patch(path, filling, async (request, reply) => {
    const { own_fields: given, version } = request.body;
    const filled = await fillOwnFields(db, of, idIn(request.params.id), given, version);
    if (!filled.ok) return refuse(reply, filled.problem);
    const { values, merged, version: next } = filled.value;
    return { data: { own_fields: values, version: next }, meta: merged.length > 0 ? { merged } : {} };
  });
}
