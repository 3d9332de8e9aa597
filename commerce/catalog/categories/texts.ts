import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { closed } from "#commerce/shared/rest/shapes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { contentLocales } from "#services/content/schema.ts";
import { deleteEntry, type EntryInput, upsertEntries } from "#services/content/writes.ts";

/**
 * A category's texts by language, stored as entries of the content service, where pages, search and GraphQL read them.
 * A change of texts also increases the category's version and appears in its history.
 */

const words = (maxLength: number) =>
  Type.String({ maxLength, pattern: "^[^\\u0000-\\u0008\\u000b-\\u001f\\ud800-\\udfff]*$" });
/** When empty, readers see the English text. */
export const CategoryText = Type.Object(
  { title: words(200), description: words(5000), seo_title: words(200), seo_description: words(500) },
  closed,
);
export type CategoryText = Static<typeof CategoryText>;
export type Texts = Partial<Record<Language, CategoryText>>;
const some = Type.Optional(Type.Partial(CategoryText, closed));
export const TextsBody = Type.Object(
  Object.fromEntries(languages.map((language) => [language, some])) as Record<Language, typeof some>,
  closed,
);
export type TextsBody = Static<typeof TextsBody>;

const contentType = "product_category";
const localeOf = (language: Language) => contentLocales.find((locale) => locale.slice(0, 2) === language) ?? "en-us";
const none: CategoryText = { title: "", description: "", seo_title: "", seo_description: "" };

type Data = {
  display_title?: unknown;
  description?: unknown;
  seo_meta?: { seo_title?: unknown; description?: unknown };
};
type StoredEntry = { uid: string; locale: string; title: string; url: string | null; tags: string[]; data: Data };

const said = (value: unknown): string => (typeof value === "string" ? value : "");
const toText = ({ title, data }: StoredEntry): CategoryText => ({
  title: said(data.display_title) || title,
  description: said(data.description),
  seo_title: said(data.seo_meta?.seo_title),
  seo_description: said(data.seo_meta?.description),
});

async function findEntries(db: Db, uids: readonly string[]): Promise<StoredEntry[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<StoredEntry>`
    select uid, locale, title, url, tags, data from content_entries
    where content_type = ${contentType} and uid = any (${[...uids]}::text[])`.execute(db);
  return rows;
}

/** By uid; languages without texts are missing. */
export async function findTexts(db: Db, uids: readonly string[]): Promise<Map<string, Texts>> {
  const found = new Map<string, Texts>(uids.map((uid) => [uid, {}]));
  for (const entry of await findEntries(db, uids)) {
    const language = languages.find((one) => localeOf(one) === entry.locale);
    if (language) Object.assign(found.get(entry.uid) ?? {}, { [language]: toText(entry) });
  }
  return found;
}

type CategoryWithPath = { id: number; uid: string; name: string; path: string };

/** Writes the given texts and publishes them at once; texts not named are kept. */
export async function writeTexts(trx: Transaction, category: CategoryWithPath, texts: TextsBody): Promise<void> {
  const stored = await findEntries(trx, [category.uid]);
  const kept = new Map(stored.map((entry) => [entry.locale, entry]));
  const entries: EntryInput[] = [];
  for (const [language, given] of Object.entries(texts) as [Language, Partial<CategoryText>][]) {
    const locale = localeOf(language);
    const entry = kept.get(locale);
    const before = entry ? toText(entry) : none;
    const after = { ...before, ...given };
    const changed = (Object.keys(none) as (keyof CategoryText)[]).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) continue;
    const isEmpty = Object.values(after).every((value) => value === "");
    if (isEmpty && locale !== contentLocales[0]) await deleteEntry(trx, contentType, category.uid, locale);
    else entries.push(entryOf(category, locale, after, entry ?? kept.get(contentLocales[0])));
    await logText(trx, category, language, pick(before, changed), pick(after, changed));
  }
  await upsertEntries(trx, entries);
}

const pick = (text: CategoryText, names: readonly (keyof CategoryText)[]) =>
  Object.fromEntries(names.map((name) => [name, text[name]]));

/** A new language copies everything except texts from an existing entry. */
function entryOf(
  { id, uid, name, path }: CategoryWithPath,
  locale: string,
  text: CategoryText,
  stored?: StoredEntry,
): EntryInput {
  const title = text.title || name;
  const { display_title: _, description: __, seo_meta: seo, ...data } = stored?.data ?? newData(id);
  return {
    contentType,
    uid,
    locale,
    title,
    url: stored?.url ?? `/c/${path}`,
    tags: stored?.tags ?? [],
    data: {
      ...data,
      display_title: title,
      ...(text.description && { description: text.description }),
      ...((text.seo_title || text.seo_description || seo) && {
        seo_meta: { ...seo, seo_title: text.seo_title, description: text.seo_description },
      }),
    },
  };
}

const newData = (id: number): Data & Record<string, unknown> => ({
  cat_ids_bc: { us: id, ca: id, eu_region_1: id },
  automated_related_products: true,
});

/** Records the change in the category's history under its next version; nothing when no staff member acts. */
async function logText(
  trx: Transaction,
  { id, uid, name }: CategoryWithPath,
  language: Language,
  before: object,
  after: object,
) {
  const actor = actors.getStore();
  if (!actor) return;
  const { rows } = await sql<{ version: number | null }>`select next_version('category', ${id}) as version`.execute(
    trx,
  );
  await trx
    .insertInto("audit_log")
    .values({
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      address: actor.address,
      request_id: actor.requestId,
      job_id: actor.jobId ?? null,
      action: "update",
      type: "category-text",
      record_id: `${uid}/${language}`,
      aggregate: "category",
      aggregate_id: String(id),
      version: rows[0]?.version ?? null,
      label: name,
      before,
      after,
    })
    .execute();
}
