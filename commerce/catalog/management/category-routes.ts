import { IdParams, many, one } from "#commerce/shared/rest-shapes.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { idIn } from "#platform/ids.ts";
import { fail } from "#platform/result.ts";
import { listCategories, noCategory, putCategories, removeCategory } from "./category-actions.ts";
import type { StoredCategory } from "./category-merge.ts";
import { CategoryBatch, CategoryBody, CategoryV3, NewCategory } from "./category-schema.ts";
import { batchLimit, listedAs, manyMerged, metaOf, oneMerged, requireCatalogStaff } from "./context.ts";
import { refuseChange } from "./problems.ts";

const otherId = fail("invalid", "The id is not that of the address.", { fields: { id: "is not that of the address" } });

/** The category tree for staff: all there are, added, changed, moved and removed. */
export function categoryRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = requireCatalogStaff(db);
  const shown = async (uids?: readonly string[]): Promise<CategoryV3[]> => {
    const all = await listCategories(db);
    const ids = new Map(all.map(({ uid, id }) => [uid, id]));
    const byUid = new Map(all.map((category) => [category.uid, categoryToV3(category, ids)]));
    return uids ? uids.flatMap((uid) => byUid.get(uid) ?? []) : [...byUid.values()];
  };

  const listing = { schema: { response: { 200: many(CategoryV3) } }, onRequest };
  app.get("/catalog/categories", listing, async () => ({ data: await shown(), meta: {} }));

  const adding = { schema: { body: NewCategory, response: { 201: one(CategoryV3) } }, onRequest };
  app.post("/catalog/categories", adding, async ({ body }, reply) => {
    const added = await putCategories(db, [{ body, at: "" }], false);
    if (!added.ok) return refuseChange(reply, added.problem);
    const [data] = await shown(added.value.uids);
    return data ? reply.code(201).send({ data, meta: {} }) : refuseChange(reply, noCategory.problem);
  });

  const putting = {
    schema: { body: CategoryBatch, response: { 200: manyMerged(CategoryV3) } },
    onRequest,
    preValidation: listedAs("categories"),
    bodyLimit: batchLimit,
  };
  app.put("/catalog/categories", putting, async ({ body }, reply) => {
    const changes = body.categories.map((category, place) => ({ body: category, at: `categories.${place}` }));
    const put = await putCategories(db, changes);
    if (!put.ok) return refuseChange(reply, put.problem);
    return { data: await shown(put.value.uids), meta: metaOf(put.value.merged) };
  });

  const changing = {
    schema: { params: IdParams, body: CategoryBody, response: { 200: oneMerged(CategoryV3) } },
    onRequest,
  };
  app.put("/catalog/categories/:id", changing, async ({ params, body }, reply) => {
    const id = idIn(params.id);
    if (id === 0) return refuseChange(reply, noCategory.problem);
    if (body.id !== undefined && body.id !== id) return refuseChange(reply, otherId.problem);
    const put = await putCategories(db, [{ body: { ...body, id }, at: "" }]);
    if (!put.ok) return refuseChange(reply, put.problem);
    const [data] = await shown(put.value.uids);
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
});
