import type { SearchRequest } from "#services/search/engine/request.ts";
import type { LanguageIndex } from "./language-index.ts";
import type { FoundDocument } from "./order.ts";
import type { SegmentReader } from "./segment-reader.ts";
import { readDocuments } from "./stored-documents.ts";
import { storedValues } from "./stored-values.ts";

export type Hit = { id: string; score: number; fields: Record<string, unknown>; group?: string; others?: Hit[] };

/** Documents as an answer shows them. `group` puts the other members of a group behind its first. */
export type Page = { found: FoundDocument[]; groups: { key: string | null; members: FoundDocument[] }[] | null };

export async function hitsOf(view: SegmentReader, { found, groups }: Page): Promise<Hit[]> {
  const all = groups ? groups.flatMap(({ members }) => members) : found;
  const documents = await readDocuments(view.db, view.generation, all);
  const hits = documents.map(({ id, fields }, at): Hit => ({ id, fields, score: all[at]?.score ?? 0 }));
  if (!groups) return hits;
  let at = 0;
  return groups.flatMap(({ key, members }) => {
    const others = hits.slice(at, at + members.length);
    at += members.length;
    const [best] = others;
    return best ? { ...best, group: key ?? best.id, others } : [];
  });
}

/** Returns the groups of a page, each with its first members. A document without a value is a group of its own. */
export async function groupsOf(
  { size, current, group }: SearchRequest,
  languages: readonly LanguageIndex[],
  all: readonly FoundDocument[],
): Promise<{ total: number; groups: NonNullable<Page["groups"]> }> {
  const values = new Map<string, ReadonlyMap<number, string[]>>();
  for (const language of languages) {
    const docIds = all.flatMap(({ locale, number }) => (locale === language.locale ? number : []));
    values.set(language.locale, await storedValues(language, group?.field ?? "id", Uint32Array.from(docIds)));
  }
  const groups = new Map<string | FoundDocument, FoundDocument[]>();
  for (const one of all) {
    const own = values.get(one.locale)?.get(one.number) ?? [];
    const key = own.length > 0 ? own.join(", ") : one;
    const others = groups.get(key);
    if (others) others.push(one);
    else groups.set(key, [one]);
  }
  const chosen = [...groups].slice((current - 1) * size, current * size).map(([key, members]) => ({
    key: typeof key === "string" ? key : null,
    members: members.slice(0, group?.size ?? 1),
  }));
  return { total: groups.size, groups: chosen };
}
