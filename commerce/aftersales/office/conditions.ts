import { type RawBuilder, sql } from "kysely";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { lateAfterDays, type OrderFilter, type OrderNeed } from "./list-schema.ts";
import { all, type Condition, type LookupStep, lookFor, looks } from "./looks.ts";

/** SQL conditions about orders `o`, each of which an index answers. */

/** Paid, not on hold, and nothing of it has been shipped. */
const toPack = sql`o.status = 'awaiting_fulfillment' and o.hold_reason is null`;

/** Conditions on the orders themselves, each of which few orders meet, and those soon no more. */
const waiting: Partial<Record<OrderNeed, Condition>> = {
  pack: toPack,
  late: sql`o.status in ('awaiting_fulfillment', 'partially_shipped') and o.hold_reason is null
    and o.confirmed_at < now() - make_interval(days => ${sql.lit(lateAfterDays)})`,
  hold: sql`o.hold_reason is not null`,
};
const factOfNeed: Partial<Record<OrderNeed, string>> = {
  return: "returned",
  withdrawal: "withdrawn",
  invoice: "pay:invoiced",
};

type Facts = Pick<OrderFilter, "status" | "payment" | "market" | "needs" | "tag" | "method" | "buyer">;

/** The facts of search entries that a filter asks for (database/functions/order-search.sql has their names). */
const factsOf = ({ status, payment, market, needs, tag, method, buyer }: Facts): string[] =>
  [
    status === undefined ? [] : `status:${readStatus(status) ?? ""}`,
    payment === undefined ? [] : `pay:${payment}`,
    market === undefined ? [] : `in:${market}`,
    (needs && factOfNeed[needs]) ?? [],
    tag === undefined ? [] : `tag:${tag}`,
    method === undefined ? [] : `via:${method}`,
    buyer === undefined ? [] : `by:${buyer}`,
  ].flat();

/** Price regions whose orders may be shown; null means all. */
export type Regions = readonly string[] | null;

const withFacts = (facts: readonly string[]) => sql`facts @> ${[...facts]}::text[]`;

/**
 * How many orders have these facts: an exact number from few rows. Null when a filter asks for something else, too, which
 * has to be looked for.
 */
export function countedByFacts(filter: OrderFilter, regions: Regions): RawBuilder<{ total: number }> | null {
  const { q = "", from, to, days, needs } = filter;
  return q.trim() !== "" || (needs && waiting[needs]) || from || to || days ? null : numberWith(filter, regions);
}

/** The facts of a filter that half of all orders have, and how many have all its facts. */
export function commonFacts(filter: Facts): RawBuilder<{ total: number; common: string[] }> | null {
  const facts = factsOf(filter);
  return facts.length === 0
    ? null
    : sql`with numbers as (
        select fact, sum(orders) filter (where facts @> array[fact]) as orders, sum(orders) as of
        from order_counts cross join unnest(${facts}::text[]) fact group by fact)
      select (select coalesce(sum(orders), 0)::integer from order_counts where ${withFacts(facts)}) as total,
        array(select fact from numbers where orders * 2 > of) as common`;
}

/** How many orders have the facts of a filter, whatever else it asks for. */
const numberWith = (filter: Facts, regions: Regions) => sql<{ total: number }>`
  select coalesce(sum(orders), 0)::integer as total from order_counts where ${withFacts(factsOf(filter))}
    and ${regions === null ? sql`true` : sql`facts && ${regions.map((region) => `in:${region}`)}::text[]`}`;

/** Up to so many orders with the facts of a filter are looked up before anything else. */
export const fewOrders = 3000;

/**
 * The conditions of a filter besides its search text: on the orders themselves (`own`), on their search entries
 * (`columns`, each with an index in the sequence of orders, and `facts`), and on the day, which both have. When entries
 * are looked up instead of being read in sequence, every condition is a fact: facts are in one index with the words.
 */
type Narrowing = { own: Condition[]; columns: Condition[]; facts: string[]; days: Condition[] };

function narrowing(filter: OrderFilter, regions: Regions, isLookedUp: boolean): Narrowing {
  const { market, method, buyer, needs, from, to, days, ...others } = filter;
  const columns = [
    regions === null ? [] : sql`region = any (${[...regions]})`,
    market === undefined || isLookedUp ? [] : sql`region = ${market}`,
    method === undefined || isLookedUp ? [] : sql`method = ${method}`,
    buyer === undefined || isLookedUp ? [] : sql`buyer = ${buyer}`,
  ].flat();
  return {
    own: needs === undefined ? [] : [waiting[needs] ?? []].flat(),
    columns,
    facts: factsOf(isLookedUp ? filter : { ...others, ...(needs && { needs }) }),
    days: [
      from === undefined ? [] : sql`placed_at >= ${from}::date`,
      to === undefined ? [] : sql`placed_at < ${to}::date + 1`,
      days === undefined ? [] : sql`placed_at >= current_date - ${days - 1}::integer`,
    ].flat(),
  };
}

/**
 * The order and limit of a read; rows behind `limit` are not read. `columns`: what the order needs besides the ids.
 * `needsOrders`: it is a column of the orders themselves. `isCounted`: only the number of orders is needed. `isFew`: few
 * orders have the filter's facts, so they are looked up first and put in order then. `isCommon`: a large part of all
 * orders has the words of the search text. `isSku`: perhaps it is the beginning of a SKU. `common`: facts that half of all
 * orders have (list.ts finds out all four).
 */
export type Cut = {
  order: Condition;
  columns: Condition;
  limit: number;
  and?: Condition;
  needsOrders?: boolean;
  isCounted?: boolean;
} & Partial<WordFrequency>;
export type WordFrequency = { isFew: boolean; isCommon: boolean; isSku: boolean; common: readonly string[] };

/**
 * The conditions on the search entries of a look. Each fact is one of its own, as some have an index of their own. Where
 * words are looked up (`isWords`), rare facts are looked up with them in one index, which would only take longer to find
 * common ones, too.
 */
function entriesOf(
  look: LookupStep,
  { columns, facts }: Narrowing,
  common: readonly string[],
  isWords: boolean,
): Condition[] {
  const each = facts.map((fact) => {
    if (!isWords) return withFacts([fact]);
    // Said twice, it is the condition of no other index.
    return common.includes(fact) ? sql`(facts || '{}') @> ${[fact]}::text[]` : withFacts([fact, fact]);
  });
  return [...look.search, ...columns, ...each];
}

/**
 * The orders `o` of a look that a filter leaves: from the search entries alone, unless the orders themselves are asked for
 * something. With `offset 0`, PostgreSQL looks up the entries by what is asked for, before it puts them in order or counts
 * enough of them; otherwise it may go through them in order, past all that do not match. A count has no order that an index
 * has: a union would go through one to spare itself sorting.
 */
function leftOf(look: LookupStep, filter: OrderFilter, regions: Regions, cut: Cut): Condition {
  const { order, columns, limit, isCounted = false, isFew = false, isCommon = false, needsOrders = false } = cut;
  const hasWords = look.search.length > 0 && !isCommon;
  const isLookedUp = isFew || (isCounted && hasWords);
  const narrowed = narrowing(filter, regions, isLookedUp);
  const { own, days } = narrowed;
  const entries = entriesOf(look, narrowed, cut.common ?? [], isLookedUp && hasWords);
  const fence = isLookedUp ? sql`offset 0` : sql``;
  const others = [...look.is, ...(cut.and ? [cut.and] : [])];
  const sorted = isCounted && isLookedUp ? sql`` : sql`order by ${order}`;
  const shown = isCounted ? sql`o.id + 0 as id` : columns;
  if (own.length === 0 && !needsOrders && entries.length > 0)
    return sql`(select ${shown} from (select order_id as id, placed_at from order_search where ${all([...entries, ...days])} ${fence}) as o
      where ${all(others)} ${sorted} limit ${limit}::bigint)`;
  const inSearch = sql`o.id in (select order_id from order_search where ${all(entries)} ${fence})`;
  return sql`(select ${shown} from orders o where ${all([...others, ...days, ...own, ...(entries.length > 0 ? [inSearch] : [])])}
    ${sorted} limit ${limit}::bigint)`;
}

/**
 * The orders `o` that a filter leaves within these price regions, for a from clause. Each part of a search is filtered,
 * sorted and limited separately, so that a text in half of all orders ("com") reads the newest only.
 */
export function ordersWanted(filter: OrderFilter, regions: Regions, cut: Cut): Condition {
  const { q = "" } = filter;
  if (q.trim() === "") return sql`${leftOf({ search: [], is: [] }, filter, regions, cut)} as o`;
  // Of few orders it is asked whether they have a common word: the index would first find all that have it.
  const { isFew = false, isCommon = false, isSku = true } = cut;
  const found = looks(q, { isIndexed: !(isFew && isCommon), isSku });
  const each = (found.length > 0 ? found : [lookFor(sql`false`)]).map((look) => leftOf(look, filter, regions, cut));
  return sql`(${sql.join(each, sql` union `)}) as o`;
}
