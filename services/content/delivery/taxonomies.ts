import type { Selectable } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { ContentQuery } from "./content-query.ts";
import { unknownTaxonomy } from "./problem.ts";

export async function listTaxonomies(db: Db, query: ContentQuery): Promise<object> {
  const all = await db.selectFrom("content_taxonomies").selectAll().orderBy("uid").execute();
  const taxonomies = all.slice(query.skip, query.skip + query.limit).map(toTaxonomy);
  return { taxonomies, ...(query.is("include_count") && { count: all.length }) };
}

export async function oneTaxonomy(db: Db, uid: string): Promise<object> {
  const row = await db.selectFrom("content_taxonomies").selectAll().where("uid", "=", uid).executeTakeFirst();
  if (!row) throw unknownTaxonomy();
  return { taxonomy: toTaxonomy(row) };
}

/** Returns terms in order, each with its parent and its depth (1: at the top). */
export async function listTerms(db: Db, taxonomy: string, query: ContentQuery): Promise<object> {
  const all = await termsOf(db, taxonomy);
  if (all.length === 0) await oneTaxonomy(db, taxonomy);
  const terms = all.slice(query.skip, query.skip + query.limit);
  return { terms, ...(query.is("include_count") && { count: all.length }) };
}

export async function oneTerm(db: Db, taxonomy: string, uid: string): Promise<object> {
  const term = (await termsOf(db, taxonomy)).find((one) => one.uid === uid);
  if (!term) throw unknownTaxonomy();
  return { term };
}

async function termsOf(db: Db, taxonomy: string) {
  const rows = await db
    .selectFrom("content_terms")
    .selectAll()
    .where("taxonomy", "=", taxonomy)
    .orderBy("position")
    .orderBy("uid")
    .execute();
  const parents = new Map(rows.map(({ uid, parent }) => [uid, parent]));
  const depthOf = (uid: string | null, depth = 0): number =>
    uid === null || depth > rows.length ? depth : depthOf(parents.get(uid) ?? null, depth + 1);
  return rows.map((row) => ({
    uid: row.uid,
    name: row.name,
    taxonomy_uid: row.taxonomy,
    parent_uid: row.parent,
    depth: depthOf(row.uid),
    order: row.position,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

const toTaxonomy = ({ uid, name, description, ...row }: Selectable<Tables["content_taxonomies"]>) => ({
  uid,
  name,
  description,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
