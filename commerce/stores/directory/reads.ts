import { type RawBuilder, sql } from "kysely";
import { storesTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { boxAround } from "./geometry.ts";
import { changesAt, openingAt } from "./hours.ts";
import type { FoundStore, Point, Store, StoreService } from "./schema.ts";

/** What to search for. Empty lists do not restrict the search. */
export type StoreFilter = {
  near?: Point | undefined;
  /** In kilometres; only with `near`. */
  radius?: number | undefined;
  countries?: readonly string[] | undefined;
  /** The store must offer all of these. */
  services?: readonly StoreService[] | undefined;
  /** The store must have at least one of these. */
  brands?: readonly string[] | undefined;
  isOwn?: boolean | undefined;
  /** The store's full name, ignoring accents and case. */
  named?: string | undefined;
  /**
   * Parts of the store's name. Each must be the beginning of one of its words, or occur anywhere in it for scripts
   * without spaces.
   */
  partlyNamed?: readonly string[] | undefined;
  /** Only stores that are open at this instant, in milliseconds since 1970. */
  openAt?: number | undefined;
};

export const columns = sql.raw(`s.id, s.version, s.slug, s.name, s.is_own as "isOwn", s.street, s.city, s.state,
  s.postal_code as "postalCode", s.country, s.lat, s.lng, s.time_zone as "timeZone", s.phone, s.email, s.website,
  s.brands, s.services, s.hours, s.image, s.is_visible as "isVisible", s.updated_at as "updatedAt"`);

/** The same distance as in geometry.ts. */
const distanceTo = ({ lat, lng }: Point): RawBuilder<number> => sql`
  2 * 6371.0088 * asin(least(1, sqrt(sin(radians(s.lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(s.lat)) * sin(radians(s.lng - ${lng}::float8) / 2) ^ 2)))`;

/** `until` is set when the search is for open stores only: the time at which the result changes. */
export type FoundStores = { stores: FoundStore[]; total: number; until?: number };

/**
 * Returns visible stores, the nearest first. Without a place they are sorted by country, then the brand's own first,
 * then by state and town.
 */
export async function findStores(db: Db, filter: StoreFilter, page: number, limit: number): Promise<FoundStores> {
  noteTags([storesTag]);
  if (filter.openAt !== undefined) return findOpen(db, filter, filter.openAt, page, limit);
  const distance = filter.near ? distanceTo(filter.near) : sql<null>`null::float8`;
  const order = filter.near ? sql`distance, id` : sql`country, "isOwn" desc, state, city, id`;
  const near = filter.near && filter.radius !== undefined ? sql`distance <= ${filter.radius}` : sql`true`;
  const { rows } = await sql<FoundStore & { total: number }>`
    with found as (select ${columns}, ${distance} as distance from stores s where ${whereOf(filter)}),
      within as (select * from found where ${near})
    select *, (select count(*)::integer from within) as total from within
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const stores = rows.map(({ total: _total, ...store }) => store);
  const total = rows[0]?.total ?? (page > 1 ? (await findStores(db, filter, 1, 1)).total : 0);
  return { stores, total };
}

/** The database cannot compute which stores are open by their local time, so all other matches are read. */
async function findOpen(
  db: Db,
  { openAt: _, ...filter }: StoreFilter,
  now: number,
  page: number,
  limit: number,
): Promise<FoundStores> {
  const { stores } = await findStores(db, filter, 1, mostLookedAt);
  const looked = stores.map((store) => ({ store, opening: openingAt(store.hours, store.timeZone, now) }));
  const open = looked.filter(({ opening }) => opening.isOpen).map(({ store }) => store);
  const until = Math.min(...looked.map(({ store, opening }) => changesAt(opening, store.timeZone, now)));
  return { stores: open.slice((page - 1) * limit, page * limit), total: open.length, until };
}

/** More stores than any country has. */
const mostLookedAt = 5000;

function whereOf({
  near,
  radius,
  countries,
  services,
  brands,
  isOwn,
  named,
  partlyNamed,
}: StoreFilter): RawBuilder<unknown> {
  const parts = [sql`s.is_visible`];
  if (near && radius !== undefined) {
    const { south, north, west, east } = boxAround(near, radius);
    parts.push(sql`s.lat between ${south}::float8 and ${north}::float8`);
    const [from, to] = [sql`s.lng >= ${west}::float8`, sql`s.lng <= ${east}::float8`];
    parts.push(west <= east ? sql`${from} and ${to}` : sql`(${from} or ${to})`);
  }
  if (countries?.length) parts.push(sql`s.country = any (${countries}::text[])`);
  if (services?.length) parts.push(sql`s.services @> ${services}::text[]`);
  if (brands?.length) parts.push(sql`s.brands && ${brands}::text[]`);
  if (named !== undefined) parts.push(sql`lower(unaccent(s.name)) = lower(unaccent(${named}))`);
  for (const word of partlyNamed ?? []) {
    const start = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? "" : " ";
    parts.push(sql`position(${start} || lower(unaccent(${word})) in
      ' ' || regexp_replace(lower(unaccent(s.name)), '[^[:alnum:]]+', ' ', 'g')) > 0`);
  }
  if (isOwn) parts.push(sql`s.is_own`);
  return sql.join(parts, sql` and `);
}

/**
 * Returns the stores that `text` names: those with that full name, otherwise those with a part of it. The latter is
 * skipped when a place has exactly this name (`isPlace`). Null when there are none; the text then means a place.
 */
export async function findCalled(
  db: Db,
  filter: StoreFilter,
  text: string,
  isPlace: boolean,
  page: number,
  limit: number,
): Promise<FoundStores | null> {
  const named = text.replaceAll("\0", "").trim();
  const called = await findStores(db, { ...filter, named }, page, limit);
  if (called.total > 0) return called;
  const words = wordsIn(named);
  if (isPlace || words.length === 0) return null;
  const partly = await findStores(db, { ...filter, partlyNamed: words }, page, limit);
  return partly.total > 0 ? partly : null;
}

/**
 * Returns the words that may be parts of a store's name, or none. At least one must be meaningful: three or more
 * characters, or two with Chinese or Japanese characters.
 */
function wordsIn(text: string): string[] {
  const words = (
    text
      .toWellFormed()
      .slice(0, 100)
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, 8);
  const isTelling = words.some(
    (word) =>
      word.length > 2 || (word.length > 1 && /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)),
  );
  return isTelling ? words : [];
}

/** Finds a store by its slug or id. Hidden ones are returned with `withHidden` only, which is for staff. */
export async function findStore(db: Db, key: string | number, withHidden = false): Promise<Store | null> {
  noteTags([storesTag]);
  const is = typeof key === "number" ? sql`s.id = ${key}` : sql`s.slug = ${key}`;
  const { rows } = await sql<Store>`
    select ${columns} from stores s where ${is} and (s.is_visible or ${withHidden})`.execute(db);
  return rows[0] ?? null;
}

/** The choices for filters: countries and brands of the visible stores. */
export type StoreChoices = { countries: string[]; brands: string[]; total: number };

export async function findChoices(db: Db): Promise<StoreChoices> {
  noteTags([storesTag]);
  const { rows } = await sql<StoreChoices>`
    select array(select distinct country from stores where is_visible order by country) as countries,
      array(select brand from stores, unnest(brands) as brand where is_visible group by brand
        order by count(*) desc, brand limit 24) as brands,
      (select count(*)::integer from stores where is_visible) as total`.execute(db);
  return rows[0] ?? { countries: [], brands: [], total: 0 };
}

export const listSlugs = (db: Db): Promise<{ slug: string; changed: Date }[]> =>
  db
    .selectFrom("stores")
    .select(["slug", "updated_at as changed"])
    .where("is_visible", "=", true)
    .orderBy("id")
    .limit(20_000)
    .execute();
