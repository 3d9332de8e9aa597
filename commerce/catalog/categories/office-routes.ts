import { Type } from "typebox";
import { refuseChange } from "#commerce/catalog/shared/problems.ts";
import { IdParams, many, one } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { listCategories, noCategory } from "./actions.ts";
import { binCategory, restoreCategory } from "./bin.ts";
import {
  BinnedCategory,
  CategoryProducts,
  PickBody,
  ProductsQuery,
  RestoredCategory,
  RuleBody,
  RulePreview,
  RuleValues,
} from "./office-schema.ts";
import { pickProducts } from "./pick.ts";
import { countProductsIn, findRuleValues, previewRule, productsAsShown, productsPicked } from "./reads.ts";
import { ruleFaults } from "./rules.ts";

/** Staff routes of a category besides its fields: rule previews, picked products, the bin. */
export function categoryOfficeRoutes(app: App, { db }: { db: Db }): void {
  const reading = [staffOnly(db, "catalogue:read"), noStore];
  const writing = [staffOnly(db, "catalogue:write"), noStore];

  const trying = { schema: { body: RuleBody, response: { 200: RulePreview } }, onRequest: reading };
  app.post("/staff/categories/rule/preview", trying, async ({ body: { rule } }, reply) => {
    const fields = ruleFaults(rule, "rule");
    if (Object.keys(fields).length > 0)
      return sendProblem(reply, 422, { code: "invalid", message: "The rule cannot be meant.", fields });
    return previewRule(db, rule);
  });

  const values = { schema: { response: { 200: RuleValues } }, onRequest: reading };
  app.get("/staff/categories/rule/values", values, () => findRuleValues(db));

  const listing = {
    schema: { params: IdParams, querystring: ProductsQuery, response: { 200: CategoryProducts } },
    onRequest: reading,
  };
  app.get("/staff/categories/:id/products", listing, async ({ params, query }, reply) => {
    const { page, limit, picked } = query;
    if (picked) {
      const { rows, ...counted } = await productsPicked(db, idIn(params.id), page, limit);
      return { data: rows.map((row) => ({ ...row, by: "hand" as const })), meta: { ...counted, page, limit } };
    }
    const found = await productsAsShown(db, idIn(params.id), query);
    if (!found) return refuseChange(reply, noCategory.problem);
    return { data: found.rows, meta: { total: found.total, isExact: true, page, limit } };
  });

  const picking = {
    schema: { params: IdParams, body: PickBody, response: { 204: Type.Null() } },
    onRequest: writing,
  };
  app.post("/staff/categories/:id/products", picking, async ({ params, body }, reply) => {
    const done = await pickProducts(db, idIn(params.id), body);
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });

  const binned = { schema: { response: { 200: many(BinnedCategory) } }, onRequest: reading };
  app.get("/staff/categories/bin", binned, async () => {
    const [categories, counts] = await Promise.all([listCategories(db, true), countProductsIn(db)]);
    const data = categories.map(({ id, uid, name, deletedAt }) => ({
      id,
      uid,
      name,
      deletedAt: deletedAt?.toISOString() ?? "",
      productCount: counts.get(id) ?? 0,
    }));
    return { data, meta: {} };
  });

  const binning = { schema: { params: IdParams, response: { 204: Type.Null() } }, onRequest: writing };
  app.post("/staff/categories/:id/bin", binning, async ({ params }, reply) => {
    const done = await binCategory(db, idIn(params.id));
    return done.ok ? reply.code(204).send(null) : refuseChange(reply, done.problem);
  });

  const restoring = { schema: { params: IdParams, response: { 200: one(RestoredCategory) } }, onRequest: writing };
  app.post("/staff/categories/:id/restore", restoring, async ({ params }, reply) => {
    const done = await restoreCategory(db, idIn(params.id));
    return done.ok ? { data: done.value, meta: {} } : refuseChange(reply, done.problem);
  });
}
