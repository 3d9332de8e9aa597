import { sql } from "kysely";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Db } from "#database/tables.ts";
import { readPlace } from "./rules.ts";
import type { LocatedPlace } from "./schema.ts";

const most = 5;
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * Returns the country, of those given, that has this name in English or in the visitor's language. Null when none has.
 */
export const countryCalled = (text: string, countries: readonly string[], intl: string): string | null =>
  countries.find((country) => [intl, "en"].some((one) => folded(countryName(country, one)) === folded(text))) ?? null;

/**
 * Returns the places that `text` may mean, the likeliest first: towns by name (accents and small mistakes are ignored),
 * or by postal code. They are sorted by similarity of the name, then the visitor's country, then size. Empty when
 * nothing has such a name.
 */
export async function findPlaces(db: Db, text: string, seeker: Seeker): Promise<LocatedPlace[]> {
  const isLatin = !seeker.intl.startsWith("ja");
  const found = await placesCalled(db, text, seeker);
  return found.map(({ latin, ...place }) => (isLatin && latin !== "" ? { ...place, name: latin } : place));
}

type Row = LocatedPlace & { latin: string };

async function placesCalled(db: Db, text: string, { country, intl }: Seeker): Promise<Row[]> {
  const asked = readPlace(text.replaceAll("\0", "").toWellFormed().slice(0, 100));
  if ("code" in asked) return byPostalCode(db, asked.code, asked.countries, country);
  if (!/[\p{L}\p{N}]/u.test(asked.name)) return [];
  const within = countryCalled(asked.within, allowedCountries, intl) ?? asked.within;
  return byName(db, asked.name, within, country);
}

/** Who searches: the country decides between places of the same name, the language is used for names of countries. */
export type Seeker = { country: string; intl: string };

async function byName(db: Db, name: string, within: string, country: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with asked as (
      select folded, regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g') || '%' as beginning, lower(unaccent(${within})) as within
      from (select lower(unaccent(${name})) as folded) as f
    ),
    named as (
      select p.country, p.region, p.name, p.latin, p.lat, p.lng, p.population, n.folded
      from asked, place_names n join places p on p.id = n.place_id
      where n.folded % asked.folded or n.folded like asked.beginning
      union all
      select country, state, city, '', avg(lat), avg(lng), 0, city_folded from stores, asked
      where is_visible and (city_folded % asked.folded or city_folded like asked.beginning)
      group by country, state, city, city_folded
    ),
    rated as (
      select named.*, case when named.folded = asked.folded then 3
          -- "York" may be New York, at home.
          when named.country = ${country} and right(named.folded, length(asked.folded) + 1) = ' ' || asked.folded then 3
          when named.folded like asked.beginning then 2
          else similarity(named.folded, asked.folded) end
        + case when asked.within = '' then 0
            when asked.within in (named.country, lower(named.region)) then 2 else 0 end as score
      from named, asked
    ),
    -- A town with stores that is on the list too is one place. Only North America needs states to tell towns apart.
    distinct_ones as (
      select distinct on (country, part, name) rated.*, part
      from rated, lateral (select case when country in ('us', 'ca') then region else '' end as part) as p
      order by country, part, name, score desc, population desc
    )
    select country, part as region, name, latin, lat, lng, score >= 3 as "isExact"
    from distinct_ones where score >= 0.35
    order by floor(score * 2) desc, (country = ${country}) desc, population desc, score desc, name limit ${most}`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the place of the known postal code with the longest common prefix. Of several, the numerically closest is
 * taken.
 */
async function byPostalCode(db: Db, code: string, countries: string[], country: string): Promise<Row[]> {
  const own = countries.includes(country) ? [country] : countries;
  const { rows } = await sql<Row>`
    with known as (
      select country, region, name, latin, lat, lng, replace(postal_code, ' ', '') as code, population from places
      where country = any (${own}::text[])
      union all
      select country, state, city, '', lat, lng, upper(regexp_replace(postal_code, '[ -]', '', 'g')), 0 from stores
      where is_visible and country = any (${own}::text[])
    ),
    rated as (
      select *, (select count(*) from generate_series(1, ${code.length}) as n
          where left(known.code, n) = left(${code}, n)) as common,
        abs(coalesce(nullif(regexp_replace(left(known.code, ${code.length}), '\\D', '', 'g'), ''), '0')::bigint
          - coalesce(nullif(regexp_replace(${code}, '\\D', '', 'g'), ''), '0')::bigint) as apart
      from known
    ),
    distinct_ones as (
      select distinct on (country, name) * from rated where common >= 1
      order by country, name, common desc, apart, population desc
    )
    select country, case when country in ('us', 'ca') then region else '' end as region, name, latin, lat, lng, true as "isExact"
    from distinct_ones order by common desc, apart, population desc, name limit 1`.execute(db);
  return rows;
}

export const listTowns = (db: Db) =>
  db
    .selectFrom("places")
    .select(["name", "latin", "lat", "lng", "population"])
    .orderBy("population", "desc")
    .orderBy("id")
    .execute();
