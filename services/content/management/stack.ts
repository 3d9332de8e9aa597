import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { entriesIn, publishedEntries } from "#services/content/delivery/filters/relation.ts";
import type { EntryRow } from "#services/content/delivery/shape.ts";
import type { Asset, ContentType, Taxonomy } from "#services/content/schema.ts";
import { findEnvironments } from "./reads.ts";
import type { EntryText } from "./rules.ts";

/**
 * A whole stack as JSON files: content_types.json (with global fields), assets.json (properties, not files),
 * taxonomies.json, environments.json and entries/{type}.json. Entries are written with their draft and published texts
 * in every locale and environment, without earlier versions.
 */
export type StackEntry = {
  uid: string;
  locale: string;
  draft: EntryText;
  /** By environment: true when the text equals the draft, otherwise the published text. */
  published: Record<string, EntryText | true>;
};

export type Counts = { types: number; entries: number; assets: number };

const pageSize = 1000;
export const toText = ({ title, url, tags, data }: EntryRow): EntryText => ({ title, url, tags, data });
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
/**
 * The name in files for the environment that the shop reads, so that a stack can be imported by a shop whose
 * environment has another name.
 */
export const here = "live";

export async function exportStack(db: Db, folder: string): Promise<Counts> {
  await mkdir(join(folder, "entries"), { recursive: true });
  const [types, assets, environments] = [await readTypes(db), await readAssets(db), await findEnvironments(db)];
  await writeFile(join(folder, "content_types.json"), json(types));
  await writeFile(join(folder, "assets.json"), json(assets));
  await writeFile(join(folder, "taxonomies.json"), json(await readTaxonomies(db)));
  await writeFile(join(folder, "environments.json"), json(environments));
  const used = await sql<{ type: string }>`select distinct content_type as type from content_drafts`.execute(db);
  let entries = 0;
  for (const { type } of used.rows) {
    const all = await readEntries(db, type, environments);
    entries += all.length;
    await writeFile(join(folder, "entries", `${type}.json`), json(all));
  }
  return { types: types.length, entries, assets: assets.length };
}

async function readTypes(db: Db): Promise<ContentType[]> {
  const rows = await db.selectFrom("content_types").selectAll().orderBy("uid").execute();
  return rows.map(({ uid, title, description, options, schema, is_global_field: isGlobalField }) => ({
    uid,
    title,
    description,
    isGlobalField,
    options,
    schema,
  }));
}

async function readAssets(db: Db): Promise<Asset[]> {
  const rows = await db.selectFrom("content_assets").selectAll().orderBy("uid").execute();
  return rows.map(({ content_type, file_size, width, height, ...row }) => ({
    uid: row.uid,
    title: row.title,
    description: row.description,
    filename: row.filename,
    path: row.path,
    contentType: content_type,
    fileSize: file_size,
    tags: row.tags,
    ...(width && height && { width, height }),
  }));
}

async function readTaxonomies(db: Db): Promise<Taxonomy[]> {
  const taxonomies = await db.selectFrom("content_taxonomies").selectAll().orderBy("uid").execute();
  const terms = await db.selectFrom("content_terms").selectAll().orderBy("position").orderBy("uid").execute();
  return taxonomies.map(({ uid, name, description }) => ({
    uid,
    name,
    description,
    terms: terms
      .filter((term) => term.taxonomy === uid)
      .map((term) => ({ uid: term.uid, name: term.name, ...(term.parent !== null && { parent: term.parent }) })),
  }));
}

async function readEntries(db: Db, type: string, environments: readonly string[]): Promise<StackEntry[]> {
  const places = [{ name: here, relation: publishedEntries }];
  for (const name of environments) places.push({ name, relation: entriesIn(name) });
  const all: StackEntry[] = [];
  for (let after = ""; ; ) {
    const { rows: uids } = await sql<{ uid: string }>`
      select distinct uid from content_drafts where content_type = ${type} and uid > ${after} order by uid limit ${pageSize}
    `.execute(db);
    const last = uids.at(-1)?.uid;
    if (last === undefined) return all;
    const within = sql`content_type = ${type} and uid > ${after} and uid <= ${last}`;
    const { rows } = await sql<EntryRow>`
      select * from content_drafts where ${within} order by uid, locale
    `.execute(db);
    const shown = new Map<string, EntryRow>();
    for (const { name, relation } of places) {
      const found = await sql<EntryRow>`select * from ${relation} as item where ${within}`.execute(db);
      for (const row of found.rows) shown.set(`${name} ${row.uid} ${row.locale}`, row);
    }
    for (const row of rows) {
      const published = places.flatMap(({ name }): [string, EntryText | true][] => {
        const there = shown.get(`${name} ${row.uid} ${row.locale}`);
        return there ? [[name, there.version === row.version ? true : toText(there)]] : [];
      });
      all.push({ uid: row.uid, locale: row.locale, draft: toText(row), published: Object.fromEntries(published) });
    }
    after = last;
  }
}
