import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { slug } from "#commerce/catalog/shared/value-schemas.ts";
import { closed, DisplayNames, one } from "#commerce/shared/rest/shapes.ts";
import type { DisplayNames as Names } from "#commerce/shared/texts/names.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { contentLocales } from "#services/content/schema.ts";

/** What the office calls categories and kinds of products, in the languages in which the merchant has named them. */

const ByKey = Type.Record(Type.String(), DisplayNames);
export const CatalogueNames = Type.Object({
  /** Titles of categories, by id. Empty where texts are kept by a hosted content service. */
  categories: ByKey,
  /** By the kind's code. */
  kinds: ByKey,
});
export type CatalogueNames = Static<typeof CatalogueNames>;

const Kind = Type.Object({ kind: Type.String({ pattern: slug, maxLength: 40 }) });
const NamedKind = Type.Object({ kind: Type.String(), names: DisplayNames });

async function findCategoryNames(db: Db): Promise<CatalogueNames["categories"]> {
  const { rows } = await sql<{ id: number; names: Names }>`
    select c.id, jsonb_object_agg(left(e.locale, 2), coalesce(nullif(e.data ->> 'display_title', ''), e.title)) as names
    from categories c join content_entries e on e.content_type = 'product_category' and e.uid = c.uid
    where e.locale = any (${[...contentLocales]}::text[]) group by c.id`.execute(db);
  return Object.fromEntries(rows.map(({ id, names }) => [id, names]));
}

async function findKindNames(db: Db): Promise<CatalogueNames["kinds"]> {
  const rows = await db.selectFrom("kind_names").select(["kind", "names"]).execute();
  return Object.fromEntries(rows.map(({ kind, names }) => [kind, names]));
}

/** Without names the kind is called by its code. */
export async function nameKind(db: Db, kind: string, names: Names): Promise<void> {
  const row = { kind, names: JSON.stringify(names) };
  await db
    .insertInto("kind_names")
    .values(row)
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ names: row.names }))
    .execute();
}

export function catalogueNameRoutes(app: App, { db, config }: { db: Db; config?: { CONTENT_HOST?: string } }): void {
  const reading = {
    schema: { response: { 200: one(CatalogueNames) } },
    onRequest: [staffOnly(db, "catalogue:read"), noStore],
  };
  app.get("/staff/catalogue-names", reading, async () => {
    const [categories, kinds] = await Promise.all([
      config?.CONTENT_HOST ? {} : findCategoryNames(db),
      findKindNames(db),
    ]);
    return { data: { categories, kinds }, meta: {} };
  });

  const naming = {
    schema: { params: Kind, body: Type.Object({ names: DisplayNames }, closed), response: { 200: one(NamedKind) } },
    onRequest: [staffOnly(db, "catalogue:write"), noStore],
  };
  app.put("/staff/kinds/:kind", naming, async ({ params: { kind }, body: { names } }) => {
    await nameKind(db, kind, names);
    return { data: { kind, names }, meta: {} };
  });
}
