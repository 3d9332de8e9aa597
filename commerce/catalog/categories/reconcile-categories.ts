import { type ManagementProblem, within } from "#commerce/catalog/shared/problems.ts";
import { type ChangedSince, changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import type { CategoryChange, StoredCategory } from "./plan.ts";
import { findTexts, type Texts, type TextsBody } from "./texts.ts";

/** Reduces changes based on older versions to what does not conflict with later changes. */
export async function reconcileCategories(
  trx: Transaction,
  changes: readonly CategoryChange[],
  stored: readonly StoredCategory[],
): Promise<Result<{ changes: CategoryChange[]; merged: string[] }, ManagementProblem>> {
  const merged: string[] = [];
  const mine: CategoryChange[] = [];
  for (const { body, at } of changes) {
    const { version, ...sent } = body;
    const category = stored.find(({ id, uid }) => (body.id === undefined ? uid === body.uid : id === body.id));
    if (!category || version === undefined || version === category.version) {
      mine.push({ body: sent, at });
      continue;
    }
    if (version > category.version) return laterVersion(within(at, "version"));
    const since = await changesSince(trx, "category", category.id, version, category.version);
    const { texts, ...fields } = sent;
    const current = shown(category, stored);
    const base = { ...current, ...formerFields(formerColumns(since, "category"), stored) };
    const words: Texts = texts ? ((await findTexts(trx, [category.uid])).get(category.uid) ?? {}) : {};
    const present = { ...current, ...flat(words) };
    const own = mergeFields(
      { ...fields, ...flat(texts ?? {}) },
      since.isComplete ? { ...base, ...formerWords(since, category.uid, words) } : null,
      present,
    );
    if (own.conflicts.length > 0) {
      const told = (fields: readonly string[]) =>
        Object.fromEntries(fields.map((field) => [within(at, field), present[field]]));
      const theirs = told(own.conflicts);
      return conflictIn(Object.keys(theirs), theirs, category.version, told(own.merged));
    }
    merged.push(...own.merged.map((field) => within(at, field)));
    const kept = Object.entries(own.mine);
    const bare = Object.fromEntries(kept.filter(([name]) => !name.startsWith(prefix)));
    mine.push({ body: { ...bare, ...(texts && { texts: nested(own.mine) }) }, at });
  }
  return ok({ changes: mine, merged });
}

/** In the form of the API's answers. */
const shown = (category: StoredCategory, stored: readonly StoredCategory[]): Record<string, unknown> => ({
  name: category.name,
  sort_order: category.position,
  is_visible: category.isVisible,
  rule: category.rule,
  default_sort: category.sort,
  pins: category.pins,
  tile_image: category.tile,
  hero_image: category.hero,
  local_images: category.localImages,
  parent: category.parent,
  parent_id: stored.find(({ uid }) => uid === category.parent)?.id ?? 0,
});

const names: Readonly<Record<string, string>> = {
  name: "name",
  position: "sort_order",
  is_visible: "is_visible",
  rule: "rule",
  sort: "default_sort",
  pins: "pins",
  tile: "tile_image",
  hero: "hero_image",
  local_images: "local_images",
};

function formerFields(former: Record<string, unknown>, stored: readonly StoredCategory[]): Record<string, unknown> {
  const fields = Object.entries(former).flatMap(([column, value]) =>
    names[column] ? [[names[column], value] as const] : [],
  );
  const uid = stored.find((one) => one.id === former.parent_id)?.uid ?? null;
  return {
    ...Object.fromEntries(fields),
    ...("parent_id" in former && { parent: uid, parent_id: former.parent_id ?? 0 }),
  };
}

const prefix = "texts.";
/** { de: { title } } → { "texts.de.title": … }: texts are compared one by one. */
const flat = (texts: Texts | TextsBody): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text ?? {}).map(([name, value]) => [`${prefix}${language}.${name}`, value]),
    ),
  );

function nested(fields: Record<string, unknown>): TextsBody {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(fields)) {
    if (!path.startsWith(prefix)) continue;
    const [, language = "", name = ""] = path.split(".");
    texts[language] = { ...texts[language], [name]: value };
  }
  return texts as TextsBody;
}

function formerWords(since: ChangedSince, uid: string, now: Texts): Record<string, unknown> {
  const languages = new Set(
    since.changes.flatMap(({ type, recordId }) => (type === "category-text" ? recordId.slice(uid.length + 1) : [])),
  );
  const texts = Object.fromEntries(
    [...languages].map((language) => [
      language,
      { ...now[language as keyof Texts], ...formerColumns(since, "category-text", `${uid}/${language}`) },
    ]),
  );
  return { ...flat(now), ...flat(texts) };
}
