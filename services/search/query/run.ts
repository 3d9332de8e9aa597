import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { type Curation, curationOf, uncurated } from "../curations.ts";
import { live } from "../generations.ts";
import { fields } from "../schema.ts";
import { boosted } from "./boosts.ts";
import { facetValue } from "./facets.ts";
import { type Condition, conditionOf, localesOf, ordered, within } from "./filters.ts";
import type { FacetRequest, SearchRequest } from "./schema.ts";
import { popularFirst, type Scoring, scoringOf } from "./score.ts";
import { readTerms, type Terms } from "./terms.ts";

/** Where not all words are found: what a document must have of what the best one has. */
const leastShare = 0.7;

export type Hit = { id: string; score: number; fields: Record<string, unknown>; group?: string; others?: Hit[] };
export type FacetData =
  | { value: string | number; count: number }[]
  | { from?: unknown; to?: unknown; name?: string; count: number }[];
export type Outcome = { total: number; hits: Hit[]; facets: FacetData[] } & Pick<Terms, "marked" | "meant">;

/** From here on only words as they are written, and all of them. */
const strictPrecision = 8;

/**
 * Answers a checked search: the page's documents, how many there are, and a list per facet, in order. If no document has
 * every word, those that have most of them are found.
 */
export async function run(db: Db, request: SearchRequest): Promise<Outcome> {
  if (request.query.trim() === "") {
    return { ...(await select(db, request, popularFirst, uncurated)), marked: new Set(), meant: null };
  }
  const locales = localesOf(request.filter);
  const [{ terms, marked, meant }, curation] = await Promise.all([
    readTerms(db, request.query, locales, request.precision),
    curationOf(db, request.query, locales),
  ]);
  // Nothing that could be a word: nothing can be meant by it.
  if (terms.length === 0) return { ...(await select(db, request, nothing, curation)), marked, meant };
  const strict = await select(db, request, scoringOf(request, terms, true), curation);
  const isEnough =
    strict.total > curation.promoted.length ||
    terms.filter(({ isOptional }) => !isOptional).length === 1 ||
    !terms.some(({ isKnown }) => isKnown) ||
    request.precision >= strictPrecision;
  return {
    ...(isEnough
      ? strict
      : await select(
          db,
          request,
          scoringOf(
            request,
            terms.filter(({ isKnown }) => isKnown),
            false,
          ),
          curation,
        )),
    marked,
    meant,
  };
}

const nothing: Scoring = { matches: sql`false`, share: sql`1`, score: sql`0::float8` };

type Row = { total: number; hits: Hit[]; facets: (Record<string, number> | number[])[] };

async function select(
  db: Db,
  request: SearchRequest,
  { matches, score, share }: Scoring,
  { promoted, hidden }: Curation,
): Promise<Omit<Outcome, "marked" | "meant">> {
  const isPromoted = sql`id = any(${promoted}::text[])`;
  const where = sql.join(
    [
      sql`generation = ${live} and not is_removed`,
      promoted.length > 0 ? sql`(${matches} or ${isPromoted})` : matches,
      ...(hidden.length > 0 ? [sql`not id = any(${hidden}::text[])`] : []),
      ...(request.filter ? [conditionOf(request.filter)] : []),
    ],
    sql` and `,
  );
  const { group, size, current } = request;
  const key = group ? sql`coalesce(fields ->> ${group.field}, id)` : sql`id`;
  // Whoever sorts by price wants no exceptions.
  const first = promoted.length > 0 && request.sort.length === 0 ? [sql`array_position(${promoted}::text[], id)`] : [];
  const order = sql.join([...first, ...request.sort.map(sortBy), sql`score desc`, sql`popularity desc`, sql`id`]);
  const ranked = group
    ? sql`(select *, row_number() over (partition by key order by ${order}) as place from found)`
    : sql`(select *, 1 as place from found)`;
  const facets = request.facets.map((facet) => sql`(${countsOf(facet)})`);
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from (
        select id, fields, terms, popularity, ${key} as key, ${boosted(score, request.boosts)} as score,
          ${share} as share, max(${share}) over () as most from search_documents where ${where}) as scored
      where share >= ${leastShare}::float8 * most or ${isPromoted}),
    ranked as (select * from ${ranked} as numbered where place = 1 order by ${order} limit ${size}::int offset ${(current - 1) * size}::int)
    select ${group ? sql`(select count(distinct key)::int from found)` : sql`(select count(*)::int from found)`} as total,
      (select coalesce(json_agg(json_build_object('id', id, 'score', score, 'fields', fields, 'group', key) order by ${order}), '[]') from ranked) as hits,
      json_build_array(${sql.join(facets)}) as facets
  `.execute(db);
  const row = rows[0] ?? { total: 0, hits: [], facets: [] };
  const hits = group ? await withOthers(db, request, where, score, row.hits, group) : row.hits;
  return {
    total: row.total,
    hits,
    facets: request.facets.map((facet, index) => dataOf(facet, row.facets[index] ?? {})),
  };
}

/** The documents behind the first one of each group, that one included. */
async function withOthers(
  db: Db,
  request: SearchRequest,
  where: Condition,
  score: Condition,
  hits: Hit[],
  group: { field: string; size: number },
): Promise<Hit[]> {
  if (hits.length === 0) return hits;
  const order = sql.join([...request.sort.map(sortBy), sql`score desc`, sql`popularity desc`, sql`id`]);
  const keys = hits.map((hit) => hit.group ?? "");
  const { rows } = await sql<Hit & { key: string }>`
    select id, fields, score, key from (
      select *, row_number() over (partition by key order by ${order}) as place from (
        select id, fields, popularity, coalesce(fields ->> ${group.field}, id) as key, ${boosted(score, request.boosts)} as score
        from search_documents where ${where}) as found
      where key = any(${keys}::text[])) as numbered
    where place <= ${group.size}::int order by place
  `.execute(db);
  const byKey = Map.groupBy(rows, (row) => row.key);
  return hits.map((hit) => ({ ...hit, others: byKey.get(hit.group ?? "") ?? [] }));
}

function sortBy({ field, direction }: SearchRequest["sort"][number]): Condition {
  const way = direction === "asc" ? sql`asc nulls last` : sql`desc nulls last`;
  if (field === "_score") return sql`score ${way}`;
  return fields[field] === "text" ? sql`lower(fields ->> ${field}) ${way}` : sql`${ordered(field)} ${way}`;
}

/** A facet's counts as one JSON value: { value: count } or [count, …] in the order of the ranges. */
function countsOf(facet: FacetRequest): Condition {
  if (facet.type === "range") {
    const counts = facet.ranges.map(
      ({ from, to }) => sql`count(*) filter (where ${within(facet.field, bound(facet, from), bound(facet, to))})`,
    );
    return sql`select json_build_array(${sql.join(counts)}) from found`;
  }
  const start = `${facet.field}:`;
  const way = facet.sort.direction === "asc" ? sql`asc` : sql`desc`;
  const value =
    fields[facet.field] === "number"
      ? sql`substr(term, ${start.length + 1}::int)::float8`
      : sql`substr(term, ${start.length + 1}::int)`;
  const order = facet.sort.by === "count" ? sql`number ${way}, term` : sql`${value} ${way}`;
  return sql`select coalesce(json_object_agg(substr(term, ${start.length + 1}::int), number order by ${order}), '{}') from (
    select term, count(*)::int as number from found, unnest(terms) as term where starts_with(term, ${start})
    group by term order by ${order} limit ${facet.size}::int) as counted`;
}

const bound = ({ field }: FacetRequest, value: number | string | undefined) =>
  value !== undefined && fields[field] === "date" ? new Date(value).toISOString() : value;

function dataOf(facet: FacetRequest, counts: Row["facets"][number]): FacetData {
  if (facet.type === "range")
    return facet.ranges.map((range, index) => ({ ...range, count: Number((counts as number[])[index] ?? 0) }));
  const values = Object.entries(counts as Record<string, number>).map(([text, count]) => ({
    value: facetValue(facet.field, text),
    count,
  }));
  return inOrder(values, facet);
}

/** JSON objects put whole numbers first, whatever order they came in. */
function inOrder(
  values: { value: string | number; count: number }[],
  { sort }: Extract<FacetRequest, { type: "value" }>,
) {
  const sign = sort.direction === "asc" ? 1 : -1;
  const byValue = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return values.sort((a, b) =>
    sort.by === "count" ? sign * (a.count - b.count) || byValue(a.value, b.value) : sign * byValue(a.value, b.value),
  );
}
