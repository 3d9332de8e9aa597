import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { Language } from "./filters/filter.ts";
import { isObject } from "./params.ts";
import { invalid } from "./problem.ts";
import { type EntryJson, type EntryRow, toEntryJson } from "./shape.ts";

type Paths = Map<string, Paths>;
type Reference = { uid: string; _content_type_uid: string };
/** A reference in its list, and the paths to include inside the entry that replaces it. */
type Slot = { list: unknown[]; place: number; reference: Reference; inside: Paths };

const maxReferences = 20_000;
const maxDepth = 20;

/**
 * Replaces references with entries along paths such as "main_nav.link.banner", including every reference on the way.
 * Runs one query per depth for all entries together. A reference to an unpublished entry stays a reference.
 */
export async function includeReferences(
  db: Db,
  entries: readonly EntryJson[],
  include: readonly string[],
  language: Language,
  environment: string,
): Promise<void> {
  const paths = makePaths(include);
  let slots = entries.flatMap((entry) => findSlots(entry, paths));
  for (let total = slots.length; slots.length > 0; total += slots.length) {
    if (total > maxReferences) throw invalid("include", `leads to more than ${maxReferences} entries`);
    const found = await findTargets(db, slots, language);
    slots = slots.flatMap((slot) => {
      const row = found.get(keyOf(slot.reference));
      if (!row) return [];
      // A path may pass through the same entry twice, so an entry that will be changed inside is copied.
      const data = slot.inside.size > 0 ? structuredClone(row.data) : row.data;
      const entry = { ...toEntryJson({ ...row, data }, environment), _content_type_uid: row.content_type };
      slot.list[slot.place] = entry;
      return findSlots(entry, slot.inside);
    });
  }
}

function makePaths(include: readonly string[]): Paths {
  const root: Paths = new Map();
  for (const path of include) {
    const segments = path.split(".");
    if (segments.length > maxDepth) throw invalid("include", "is too deep");
    let node = root;
    for (const segment of segments) {
      const next: Paths = node.get(segment) ?? new Map();
      node.set(segment, next);
      node = next;
    }
  }
  return root;
}

/** Finds the references below a value along the paths, through groups and lists. */
function findSlots(value: unknown, paths: Paths): Slot[] {
  if (Array.isArray(value)) return value.flatMap((part) => findSlots(part, paths));
  if (!isObject(value)) return [];
  return [...paths].flatMap(([key, inside]) => {
    const part = Object.hasOwn(value, key) ? value[key] : undefined;
    if (!Array.isArray(part)) return findSlots(part, inside);
    return part.flatMap((one, place) =>
      isReference(one) ? [{ list: part, place, reference: one, inside }] : findSlots(one, inside),
    );
  });
}

const isReference = (value: unknown): value is Reference =>
  isObject(value) && typeof value.uid === "string" && typeof value._content_type_uid === "string" && !value.locale;

const keyOf = ({ uid, _content_type_uid }: Reference) => `${_content_type_uid}\0${uid}`;

async function findTargets(db: Db, slots: readonly Slot[], { locale, hasFallback, entries }: Language) {
  const wanted = [...new Map(slots.map(({ reference }) => [keyOf(reference), reference])).values()];
  const { rows } = await sql<EntryRow>`
    select distinct on (entry.content_type, entry.uid) entry.*
    from unnest(${wanted.map((one) => one._content_type_uid)}::text[], ${wanted.map((one) => one.uid)}::text[])
      as wanted (content_type, uid)
    join ${entries} as entry on entry.content_type = wanted.content_type and entry.uid = wanted.uid
    where entry.locale = any(${hasFallback ? [locale, contentLocales[0]] : [locale]}::text[])
    order by entry.content_type, entry.uid, entry.locale = ${locale} desc
  `.execute(db);
  return new Map(rows.map((row) => [keyOf({ uid: row.uid, _content_type_uid: row.content_type }), row]));
}
