import { type Static, Type } from "typebox";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { HowMany, IdParams, one, Paging } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { withinMarkets } from "#commerce/staff/guard/markets.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { addCode, addPromotion, changePromotion, noSuchCode, notFound } from "./actions.ts";
import { binPromotion, listBinnedPromotions, restorePromotion } from "./bin.ts";
import { normalCode } from "./codes.ts";
import { promotionExportRoute } from "./office/export.ts";
import { countPromotions, listPromotions } from "./office/list.ts";
import { PromotionFilter, PromotionQuery } from "./office/list-schema.ts";
import { promotionOfficeRoutes } from "./office/routes.ts";
import { codesOf, findPromotion, usesOf } from "./reads.ts";
import { refuse } from "./refuse.ts";
import { CodeBody, CodeV3, PromotionBody, PromotionPatch, PromotionV3, toCodeV3, toPromotionV3 } from "./rest.ts";
import type { Promotion } from "./schema.ts";
import { removeCode, removePromotion } from "./writes.ts";

const ByCode = Type.Object({ id: Type.String(), code: Type.String() });
const many = <T extends Parameters<typeof Type.Array>[0]>(data: T) =>
  Type.Object({
    data: Type.Array(data),
    meta: Type.Object({ pagination: Type.Object({ current_page: Type.Integer(), per_page: Type.Integer() }) }),
  });
/** With the fields that others had changed since the given version and that were kept. */
const Merged = Type.Object({
  data: PromotionV3,
  meta: Type.Object({ merged: Type.Optional(Type.Array(Type.String())) }),
});
const Binned = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  deletedAt: Type.String(),
  codes: Type.Integer(),
});
const pagination = (page: number, limit: number) => ({ pagination: { current_page: page, per_page: limit } });

/** Promotions and their codes, for staff with the scope promotions:write. */
export function promotionRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = [staffOnly(db, { read: "promotions:read", write: "promotions:write" }), noStore];
  const tags = ["promotions"];
  /** A promotion without regions applies in all of them. */
  const reach = (regions: readonly string[]) => (regions.length === 0 ? priceRegions : regions);
  const newInMarkets = withinMarkets("promotions:write", ({ body }) =>
    reach((body as Static<typeof PromotionBody>).regions ?? []),
  );
  const ofMarkets = withinMarkets("promotions:write", async ({ params, body }) => {
    const id = idIn((params as IdParams).id);
    const promotion = (await findPromotion(db, id)) ?? (await findPromotion(db, id, true));
    const { regions } = (body ?? {}) as Static<typeof PromotionPatch>;
    return promotion ? [...reach(promotion.regions), ...(regions ? reach(regions) : [])] : [];
  });
  const shown = async (promotion: Promotion) => {
    const uses = await usesOf(db, [promotion.id]);
    return { data: toPromotionV3(promotion, uses.get(promotion.id) ?? 0), meta: {} };
  };

  const listing = { schema: { tags, querystring: PromotionQuery, response: { 200: many(PromotionV3) } }, onRequest };
  app.get("/promotions", listing, async ({ query }) => {
    const promotions = await listPromotions(db, query);
    const uses = await usesOf(
      db,
      promotions.map(({ id }) => id),
    );
    const data = promotions.map((promotion) => toPromotionV3(promotion, uses.get(promotion.id) ?? 0));
    return { data, meta: pagination(query.page, query.limit) };
  });

  const counting = { schema: { tags, querystring: PromotionFilter, response: { 200: HowMany } }, onRequest };
  app.get("/promotions/count", counting, async ({ query }) => ({ meta: await countPromotions(db, query) }));

  const adding = {
    schema: { tags, body: PromotionBody, response: { 201: one(PromotionV3) } },
    onRequest,
    preHandler: newInMarkets,
  };
  app.post("/promotions", adding, async ({ body }, reply) => {
    const added = await addPromotion(db, body);
    return added.ok ? reply.code(201).send(await shown(added.value)) : refuse(reply, added.problem);
  });

  const reading = { schema: { tags, params: IdParams, response: { 200: one(PromotionV3) } }, onRequest };
  app.get("/promotions/:id", reading, async ({ params }, reply) => {
    const promotion = await findPromotion(db, idIn(params.id));
    return promotion ? shown(promotion) : refuse(reply, notFound.problem);
  });

  const changing = {
    schema: { tags, params: IdParams, body: PromotionPatch, response: { 200: Merged } },
    onRequest,
    preHandler: ofMarkets,
  };
  app.put("/promotions/:id", changing, async ({ params, body }, reply) => {
    const changed = await changePromotion(db, idIn(params.id), body);
    if (!changed.ok) return refuse(reply, changed.problem);
    const { promotion, merged } = changed.value;
    return { ...(await shown(promotion)), meta: merged.length > 0 ? { merged } : {} };
  });

  app.delete(
    "/promotions/:id",
    { schema: { tags, params: IdParams }, onRequest, preHandler: ofMarkets },
    async ({ params }, reply) => {
      const isRemoved = await removePromotion(db, idIn(params.id));
      return isRemoved ? reply.code(204).send() : refuse(reply, notFound.problem);
    },
  );

  const binned = { schema: { tags, response: { 200: Type.Object({ data: Type.Array(Binned) }) } }, onRequest };
  app.get("/staff/promotions/bin", binned, async () => {
    const data = await listBinnedPromotions(db);
    return { data: data.map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt.toISOString() })) };
  });
  for (const [name, change] of Object.entries({ bin: binPromotion, restore: restorePromotion })) {
    const changing = { schema: { tags, params: IdParams, response: { 204: Type.Null() } }, onRequest };
    app.post(`/staff/promotions/:id/${name}`, { ...changing, preHandler: ofMarkets }, async ({ params }, reply) => {
      const done = await change(db, idIn(params.id));
      return done.ok ? reply.code(204).send(null) : refuse(reply, done.problem);
    });
  }

  promotionOfficeRoutes(app, db, ofMarkets);
  promotionExportRoute(app, db);

  const coding = {
    schema: { tags, params: IdParams, querystring: Paging, response: { 200: many(CodeV3) } },
    onRequest,
  };
  app.get("/promotions/:id/codes", coding, async ({ params, query: { page, limit } }, reply) => {
    const promotion = await findPromotion(db, idIn(params.id));
    if (!promotion) return refuse(reply, notFound.problem);
    const codes = await codesOf(db, promotion.id, page, limit);
    return { data: codes.map(toCodeV3), meta: pagination(page, limit) };
  });

  const naming = {
    schema: { tags, params: IdParams, body: CodeBody, response: { 201: one(CodeV3) } },
    onRequest,
    preHandler: ofMarkets,
  };
  app.post("/promotions/:id/codes", naming, async ({ params, body }, reply) => {
    const added = await addCode(db, idIn(params.id), body.code);
    if (!added.ok) return refuse(reply, added.problem);
    const data = toCodeV3({ code: added.value, uses: 0, createdAt: new Date() });
    return reply.code(201).send({ data, meta: {} });
  });

  app.delete(
    "/promotions/:id/codes/:code",
    { schema: { tags, params: ByCode }, onRequest, preHandler: ofMarkets },
    async (request, reply) => {
      const { id, code } = request.params;
      const isRemoved = await removeCode(db, idIn(id), normalCode(code) ?? "");
      return isRemoved ? reply.code(204).send() : refuse(reply, noSuchCode.problem);
    },
  );
}
