import type { SearchRequest } from "../query/schema.ts";
import type { Matched } from "./match.ts";
import { type Found, ordered } from "./order.ts";
import type { Pinned } from "./pinned.ts";
import { score } from "./score.ts";
import { shown } from "./shown.ts";
import { storedValues } from "./stored.ts";

export type Hit = { id: string; score: number; fields: Record<string, unknown>; group?: string; others?: Hit[] };

/** The documents of a page, and how many there are. */
export async function pageOf(
  request: SearchRequest,
  all: readonly Matched[],
  { promoted }: Pinned,
): Promise<{ total: number; hits: Hit[] }> {
  const { size, current, group } = request;
  const total = all.reduce((sum, { numbers }) => sum + numbers.length, 0);
  if (size === 0 && !group) return { total, hits: [] };
  const first = (current - 1) * size;
  const scored = await Promise.all(all.map((one) => score(request, one)));
  const to = group ? Number.MAX_SAFE_INTEGER : first + size;
  const places = await ordered(scored, request, { to, promoted });
  return group ? groupsOf(request, all, places, group) : { total, hits: await hitsOf(places.slice(first)) };
}

async function hitsOf(places: readonly Found[]): Promise<Hit[]> {
  const [one] = places;
  if (!one) return [];
  const { view } = one.language;
  const documents = await shown(
    view.db,
    view.generation,
    places.map(({ language, number }) => ({ locale: language.locale, number })),
  );
  return documents.map(({ id, fields }, at) => ({ id, fields, score: places[at]?.score ?? 0 }));
}

/** The best of each group, with those behind it. What has no value is a group of its own. */
async function groupsOf(
  { size, current }: SearchRequest,
  all: readonly Matched[],
  places: readonly Found[],
  group: NonNullable<SearchRequest["group"]>,
): Promise<{ total: number; hits: Hit[] }> {
  const values = new Map(
    await Promise.all(
      all.map(async ({ language, numbers }) => [language, await storedValues(language, group.field, numbers)] as const),
    ),
  );
  const groups = new Map<string | Found, Found[]>();
  for (const place of places) {
    const own = values.get(place.language)?.get(place.number) ?? [];
    const key = own.length > 0 ? own.join(", ") : place;
    const others = groups.get(key);
    if (others) others.push(place);
    else groups.set(key, [place]);
  }
  const hits: Hit[] = [];
  for (const [key, members] of [...groups].slice((current - 1) * size, current * size)) {
    const others = await hitsOf(members.slice(0, group.size));
    const [best] = others;
    if (best) hits.push({ ...best, group: typeof key === "string" ? key : best.id, others });
  }
  return { total: groups.size, hits };
}
