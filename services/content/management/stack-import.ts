import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { isObject } from "#services/content/delivery/params.ts";
import { takeTurn } from "#services/content/events.ts";
import { upsertAssets, upsertContentTypes, upsertTaxonomy } from "#services/content/model-writes.ts";
import {
  type Asset,
  type ContentField,
  type ContentType,
  contentLocales,
  type Taxonomy,
} from "#services/content/schema.ts";
import { keepHeads, upsertEntries } from "#services/content/writes.ts";
import { type FieldErrors, type Outcome, refuse } from "./problem.ts";
import { type EntryKey, findDraft } from "./reads.ts";
import { checkType, type EntryText, readEntry, uidPattern } from "./rules.ts";
import { type Counts, here, type StackEntry, toText } from "./stack.ts";
import { publishThere, saveDraft, writeLog } from "./writes.ts";

const batch = 1000;

type Files = {
  types: ContentType[];
  assets: Asset[];
  taxonomies: Taxonomy[];
  environments: string[];
  entries: Map<string, StackEntry[]>;
};

/**
 * Imports a stack from files. Items with the same uid are changed; items that are not in the files stay. All or
 * nothing. Problems name file and field ("entries/page.json.3.draft.title").
 */
export async function importStack(db: Db, folder: string, author: string): Promise<Outcome<Counts>> {
  const files = await readFiles(folder);
  const { errors, entries } = checkFiles(files);
  if (Object.keys(errors).length > 0) return refuse("invalid", errors);
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    await upsertContentTypes(trx, files.types);
    for (const taxonomy of files.taxonomies) await upsertTaxonomy(trx, taxonomy);
    if (files.assets.length > 0) await upsertAssets(trx, files.assets);
    for (const name of files.environments) {
      await sql`insert into content_environments (name) values (${name}) on conflict do nothing`.execute(trx);
    }
    let count = 0;
    for (const [type, all] of entries) {
      for (let start = 0; start < all.length; start += batch) {
        await bringIn(trx, type, all.slice(start, start + batch), author);
      }
      count += all.length;
    }
    await writeLog(trx, [{ author, action: "imported", contentType: "stack", uid: "stack" }]);
    return ok({ types: files.types.length, entries: count, assets: files.assets.length });
  });
}

/**
 * Writes the published texts first, in one statement, and then the drafts and other environments' texts that differ
 * from them.
 */
async function bringIn(trx: Transaction, type: string, all: readonly StackEntry[], author: string): Promise<void> {
  const live = all.flatMap(({ uid, locale, draft, published }) => {
    const there = published[here];
    return there ? [{ contentType: type, uid, locale, ...(there === true ? draft : there) }] : [];
  });
  await upsertEntries(trx, live);
  for (const { uid, locale, draft, published } of all) {
    const key = { contentType: type, uid, locale };
    const isElsewhere = Object.keys(published).some((name) => name !== here);
    if (published[here] === true && !isElsewhere) continue;
    await keepHeads(trx, type, uid, locale);
    for (const [environment, text] of Object.entries(published)) {
      if (environment === here) continue;
      const version = await saveUnlessSame(trx, key, text === true ? draft : text, author);
      await publishThere(trx, environment, { contentType: type, uid, locales: [locale], version, author });
    }
    await saveUnlessSame(trx, key, draft, author);
  }
}

/** Returns the draft's version when its content is the same already; otherwise saves a new version. */
async function saveUnlessSame(trx: Transaction, key: EntryKey, text: EntryText, author: string): Promise<number> {
  const before = await findDraft(trx, key);
  const isSame = before?.locale === key.locale && isDeepStrictEqual(toText(before), text);
  return isSame ? before.version : saveDraft(trx, key, text, author);
}

async function readFiles(folder: string): Promise<Files> {
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), "utf8").catch(() => "[]");
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) throw new Error(`${name} is not a list`);
    return list;
  };
  const names = (await readdir(join(folder, "entries")).catch(() => []))
    .filter((name) => name.endsWith(".json"))
    .sort();
  const entries = new Map<string, StackEntry[]>();
  for (const name of names) entries.set(name.slice(0, -".json".length), await read(join("entries", name)));
  return {
    types: await read("content_types.json"),
    assets: await read("assets.json"),
    taxonomies: await read("taxonomies.json"),
    environments: await read("environments.json"),
    entries,
  };
}

function checkFiles({ types, environments, entries }: Files): {
  errors: FieldErrors;
  entries: Map<string, StackEntry[]>;
} {
  const errors: FieldErrors = {};
  const blame = (path: string, found: FieldErrors) => {
    for (const [field, texts] of Object.entries(found)) errors[`${path}.${field}`] = texts;
  };
  for (const [place, type] of types.entries()) blame(`content_types.json.${place}`, checkType(type));
  const globals = new Map<string, ContentField[]>(
    types.filter(({ isGlobalField }) => isGlobalField).map(({ uid, schema }) => [uid, schema]),
  );
  const clean = new Map<string, StackEntry[]>();
  for (const [type, all] of entries) {
    const schema = types.find(({ uid, isGlobalField }) => uid === type && !isGlobalField)?.schema;
    const file = `entries/${type}.json`;
    clean.set(
      type,
      all.map((entry, place) => {
        const at = `${file}.${place}`;
        const isEntry = isObject(entry) && uidPattern.test(String(entry.uid)) && isObject(entry.draft);
        if (!isEntry || !contentLocales.some((locale) => locale === entry.locale)) {
          errors[at] = ["is not an entry with uid, locale and draft."];
          return entry;
        }
        const read = (text: EntryText, path: string): EntryText => {
          // Entries of a type without a definition are imported unchecked.
          if (!schema) return text;
          const { title, url, tags, data } = text;
          const result = readEntry(schema, globals, { ...data, title, url: url ?? "", tags });
          blame(path, result.errors);
          return result.entry;
        };
        const published = Object.entries(entry.published ?? {}).map(([name, text]): [string, EntryText | true] => {
          if (name !== here && !environments.includes(name))
            errors[`${at}.published`] = [`names ${name}, which is not known.`];
          return [name, text === true ? true : read(text, `${at}.published.${name}`)];
        });
        return { ...entry, draft: read(entry.draft, `${at}.draft`), published: Object.fromEntries(published) };
      }),
    );
  }
  return { errors, entries: clean };
}
