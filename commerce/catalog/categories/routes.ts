import type { FastifyReply } from "fastify";
import { otherId, refuseChange } from "#commerce/catalog/shared/problems.ts";
import {
  batchLimit,
  listedAs,
  manyMerged,
  metaOf,
  oneMerged,
  requireCatalogStaff,
} from "#commerce/catalog/shared/staff-routes.ts";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { fail } from "#platform/result.ts";
import { listCategories, noCategory, putCategories, removeCategory } from "./actions.ts";
import type { StoredCategory } from "./plan.ts";
import { CategoryBatch, CategoryBody, CategoryTexts, CategoryV3, NewCategory } from "./staff-schema.ts";
import { findTexts } from "./texts.ts";

const hostedTexts = fail("invalid", "Texts are kept by the hosted content service.", {
  fields: { texts: "are kept by the hosted content service" },
});

/** The category tree for staff: list, add, change, move and delete. */
export function categoryRoutes(app: App, { db, config }: { db: Db; config?: { CONTENT_HOST?: string } }): void {
  const isHosted = Boolean(config?.CONTENT_HOST);
  const onRequest = requireCatalogStaff(db);
  const shown = async (uids?: readonly string[]): Promise<CategoryV3[]> => {
    const all = await listCategories(db);
    const ids = new Map(all.map(({ uid, id }) => [uid, id]));
    const byUid = new Map(all.map((category) => [category.uid, categoryToV3(category, ids)]));
    return uids ? uids.flatMap((uid) => byUid.get(uid) ?? []) : [...byUid.values()];
  };

  /** Includes its texts, when they are stored in our own tables. */
  const found = async (uid: string | undefined): Promise<CategoryV3 | null> => {
    const [data] = uid === undefined ? [] : await shown([uid]);
    if (!data || isHosted) return data ?? null;
    return { ...data, texts: (await findTexts(db, [data.uid])).get(data.uid) ?? {} };
  };
  /** Texts in a hosted content service cannot be written here. */
  const refuseTexts = async ({ body }: { body: unknown }, reply: FastifyReply) => {
    const bodies = [(body as { categories?: object[] }).categories ?? [body]].flat();
    if (isHosted && bodies.some((one) => typeof one === "object" && one !== null && "texts" in one))
      return refuseChange(reply, hostedTexts.problem);
  };

  const listing = { schema: { response: { 200: many(CategoryV3) } }, onRequest };
  app.get("/catalog/categories", listing, async () => ({ data: await shown(), meta: {} }));

  const adding = {
    schema: { body: NewCategory, response: { 201: one(CategoryV3) } },
    onRequest,
    preHandler: refuseTexts,
  };
  app.post("/catalog/categories", adding, async (request, reply) => {
    const added = await putCategories(db, [{ body: request.body, at: "" }], false, staffAt(request).markets);
    if (!added.ok) return refuseChange(reply, added.problem);
    const data = await found(added.value.uids[0]);
    return data ? reply.code(201).send({ data, meta: {} }) : refuseChange(reply, noCategory.problem);
  });

  const putting = {
    schema: { body: CategoryBatch, response: { 200: manyMerged(CategoryV3) } },
    onRequest,
    preValidation: listedAs("categories"),
    preHandler: refuseTexts,
    bodyLimit: batchLimit,
  };
  app.put("/catalog/categories", putting, async (request, reply) => {
    const { categories } = request.body;
    const changes = categories.map((category, place) => ({ body: category, at: `categories.${place}` }));
    const put = await putCategories(db, changes, true, staffAt(request).markets);
    if (!put.ok) return refuseChange(reply, put.problem);
    return { data: await shown(put.value.uids), meta: metaOf(put.value.merged) };
  });

  const reading = { schema: { params: IdParams, response: { 200: one(CategoryV3) } }, onRequest };
  app.get("/catalog/categories/:id", reading, async ({ params }, reply) => {
    const category = (await listCategories(db)).find(({ id }) => id === idIn(params.id));
    const data = await found(category?.uid);
    return data ? { data, meta: {} } : refuseChange(reply, noCategory.problem);
  });

  const changing = {
    schema: { params: IdParams, body: CategoryBody, response: { 200: oneMerged(CategoryV3) } },
    onRequest,
    preHandler: refuseTexts,
  };
  app.put("/catalog/categories/:id", changing, async (request, reply) => {
    const { params, body } = request;
    const id = idIn(params.id);
    if (id === 0) return refuseChange(reply, noCategory.problem);
    if (body.id !== undefined && body.id !== id) return refuseChange(reply, otherId.problem);
    const put = await putCategories(db, [{ body: { ...body, id }, at: "" }], true, staffAt(request).markets);
    if (!put.ok) return refuseChange(reply, put.problem);
    const data = await found(put.value.uids[0]);
    return data ? { data, meta: metaOf(put.value.merged) } : refuseChange(reply, noCategory.problem);
  });

  // A category's texts are content, so translators with content permission can write them without catalogue:write.
  const translating = {
    schema: { params: IdParams, body: CategoryTexts, response: { 200: oneMerged(CategoryV3) } },
    onRequest: [staffOnly(db, "content:write"), noStore],
    preHandler: refuseTexts,
  };
  app.put("/catalog/categories/:id/texts", translating, async ({ params, body }, reply) => {
    const id = idIn(params.id);
    if (id === 0) return refuseChange(reply, noCategory.problem);
    const put = await putCategories(db, [{ body: { ...body, id }, at: "" }]);
    if (!put.ok) return refuseChange(reply, put.problem);
    const data = await found(put.value.uids[0]);
    return data ? { data, meta: metaOf(put.value.merged) } : refuseChange(reply, noCategory.problem);
  });

  app.delete("/catalog/categories/:id", { schema: { params: IdParams }, onRequest }, async ({ params }, reply) => {
    const removed = await removeCategory(db, idIn(params.id));
    return removed.ok ? reply.code(204).send() : refuseChange(reply, removed.problem);
  });
}

const categoryToV3 = (category: StoredCategory, ids: ReadonlyMap<string, number>): CategoryV3 => ({
  id: category.id,
  version: category.version,
  uid: category.uid,
  name: category.name,
  parent_id: ids.get(category.parent ?? "") ?? 0,
  parent: category.parent,
  sort_order: category.position,
  is_visible: category.isVisible,
  rule: category.rule,
  default_sort: category.sort,
  pins: category.pins,
  tile_image: category.tile,
  hero_image: category.hero,
  local_images: category.localImages,
});
