import { beforeAll, expect, test } from "vitest";
import { products } from "#demo/catalogue/products.ts";
import { readEntry } from "#services/content/management/rules.ts";
import type { ContentField } from "#services/content/schema.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { loadContentModel } from "./load.ts";
import { terrain, terrainOf } from "./terrain.ts";
import { contentTypes } from "./types.ts";

const world = useDemoWorld();

beforeAll(async () => {
  await world.db.transaction().execute(loadContentModel);
});

test("7.9 every type that the demo world uses is described, with all its fields", async () => {
  const rows = await world.db.selectFrom("content_entries").select(["content_type", "data"]).execute();
  const undescribed = rows.flatMap(({ content_type, data }) => {
    const type = contentTypes.find(({ uid }) => uid === content_type);
    return type ? missing(data, type.schema).map((path) => `${content_type}.${path}`) : [content_type];
  });
  expect([...new Set(undescribed)]).toEqual([]);
});

test("7.9 every entry of the demo world could have been written by an editor", async () => {
  const rows = await world.db.selectFrom("content_entries").selectAll().execute();
  const globals = new Map(contentTypes.map(({ uid, schema }) => [uid, schema]));
  const wrong = rows.flatMap(({ content_type, uid, locale, title, url, tags, data }) => {
    const schema = globals.get(content_type) ?? [];
    const { entry, errors } = readEntry(schema, globals, { ...data, title, url: url ?? "", tags });
    if (Object.keys(errors).length === 0) expect(entry).toEqual({ title, url, tags, data });
    return Object.entries(errors).map(([path, text]) => `${content_type} ${uid} ${locale} ${path} ${text}`);
  });
  expect(wrong).toEqual([]);
});

/** Fields of a value that its schema does not name. "json" fields may contain anything. */
function missing(value: unknown, schema: readonly ContentField[]): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => missing(part, schema));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const field = schema.find(({ uid }) => uid === key);
    if (!field) return [key];
    const isShared = field.data_type === "global_field";
    const inside = isShared ? contentTypes.find(({ uid }) => uid === field.reference_to)?.schema : field.schema;
    return inside ? missing(part, inside).map((path) => `${key}.${path}`) : [];
  });
}

test("references and global fields of the types lead somewhere", () => {
  const uids = contentTypes.map(({ uid }) => uid);
  const fields = (schema: readonly ContentField[]): ContentField[] =>
    schema.flatMap((field) => [field, ...fields(field.schema ?? [])]);
  const targets = contentTypes.flatMap(({ schema }) => fields(schema).flatMap((field) => field.reference_to ?? []));
  expect(targets.filter((target) => !uids.includes(target))).toEqual([]);
  expect(new Set(uids).size).toBe(uids.length);
});

test("7.9 assets and terms are there, once", async () => {
  await world.db.transaction().execute(loadContentModel);
  const assets = await world.db.selectFrom("content_assets").selectAll().orderBy("uid").execute();
  expect(assets.map(({ uid, version }) => [uid, version])).toEqual(
    ["dawn-ridge", "logo", "night-park", "powder-line"].map((uid) => [uid, 1]),
  );
  expect(assets[0]).toMatchObject({ width: 896, height: 504 });
  expect(assets.every(({ file_size }) => file_size > 1000)).toBe(true);
  expect(await world.db.selectFrom("content_terms").selectAll().execute()).toHaveLength(terrain.terms.length);
});

test("every kind of terrain has boards of its own", () => {
  const terms = new Set(products.flatMap(terrainOf).map(({ term_uid }) => term_uid));
  expect([...terms].sort()).toEqual(["freeride", "park", "piste", "powder"]);
});
