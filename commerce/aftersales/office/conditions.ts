import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/catalog/office/narrowing.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { lateAfterDays, type OrderFilter, type OrderNeed } from "./list-schema.ts";
import { fewLetters, readQuestion } from "./question.ts";

/** SQL conditions about orders `o`, each of which an index answers. */

type Condition = RawBuilder<unknown>;

const part = (text: string) => `%${literal(text)}%`;
/** Words follow a space, so a few letters match the beginning of a word. */
const wordIn = (text: string) => (text.length < fewLetters ? `% ${literal(text)}%` : part(text));

/**
 * One way to look up a search text: in the search entries, or in another index that returns order ids; with both,
 * orders must match both.
 */
type Look = { search: Condition[]; is: Condition[] };
const lookFor = (...is: Condition[]): Look => ({ search: [], is });
const lookInSearch = (...search: Condition[]): Look => ({ search, is: [] });

/**
 * An exact match and, only when there is none, a partial match. The exact match is read first, whatever the query
 * planner estimates.
 */
const wholeOrPart = (whole: Condition, { search, is }: Look): Look[] => [
  lookFor(sql`o.id = any (array(${whole}))`),
  { search, is: [...is, sql`not exists (${whole})`] },
];

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text);

const named = (words: readonly string[], people: Condition) => words.map((word) => sql`${people} like ${wordIn(word)}`);

/** How many of the latest orders have the words of a search text, for which the index is of no use when most have them. */
export function sharing(q: string): RawBuilder<{ shared: number; of: number }> | null {
  const { words = [] } = readQuestion(q);
  return words.length === 0
    ? null
    : sql`/* once */ select count(*) filter (where ${all(named(words, sql`people`))})::integer as shared, count(*)::integer as of
        from (select people from order_search order by order_id desc limit 1000) as latest`;
}

function looksForWords(words: readonly string[], isIndexed: boolean): Look[] {
  // What is no column has no index.
  const parts = lookInSearch(...named(words, isIndexed ? sql`people` : sql`(people || '')`));
  const [word = ""] = words;
  return words.length === 1 && isEmail(word)
    ? wholeOrPart(sql`select id from orders where lower(email) = ${word}`, parts)
    : [parts];
}

function looksForParcel(tracking: string): Look[] {
  const parcels = (is: Condition) =>
    sql`select order_id from shipments where tracking_number <> '' and lower(tracking_number) ${is}`;
  const parts = lookFor(sql`o.id in (${parcels(sql`like ${part(tracking)}`)})`);
  return wholeOrPart(parcels(sql`= ${tracking}`), parts);
}

/**
 * Searches the index for the last digits only: the first digits, those of countries and towns, are in too many numbers.
 */
const callers = (phone: string): Condition[] =>
  phone.length <= tellingDigits
    ? [sql`phone like ${part(phone)}`]
    : [sql`phone like ${part(phone.slice(-tellingDigits))}`, sql`phone || '' like ${part(phone)}`];
const tellingDigits = 7;

/** The parts of a search; each reads one index. */
function looks(q: string, isIndexed: boolean): Look[] {
  const { id, number, phone, card, words, sku, tracking } = readQuestion(q);
  return [
    id === undefined ? [] : lookFor(sql`o.id = ${id}`),
    number === undefined ? [] : lookInSearch(sql`number like ${part(number)}`),
    phone === undefined ? [] : lookInSearch(...callers(phone)),
    words === undefined ? [] : looksForWords(words, isIndexed),
    sku === undefined
      ? []
      : lookFor(sql`o.id in (select order_id from order_lines where lower(sku) like ${`${literal(sku)}%`})`),
    tracking === undefined ? [] : looksForParcel(tracking),
    card === undefined
      ? []
      : lookFor(sql`o.id in (select order_id from payments
          where paid_with -> 'card' is not null and paid_with -> 'card' ->> 'last4' = ${card})`),
  ].flat();
}

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
 * What a filter asks for besides its search text: of the orders themselves (`own`), of their search entries (`columns`,
 * each with an index in the sequence of orders, and `facts`), and of the day, which both have.
 */
type Narrowing = { own: Condition[]; columns: Condition[]; facts: string[]; days: Condition[] };

function narrowing(filter: OrderFilter, regions: Regions, isFew: boolean): Narrowing {
  const { market, method, buyer, needs, from, to, days, ...others } = filter;
  const columns = [
    regions === null ? [] : sql`region = any (${[...regions]})`,
    market === undefined || isFew ? [] : sql`region = ${market}`,
    method === undefined || isFew ? [] : sql`method = ${method}`,
    buyer === undefined || isFew ? [] : sql`buyer = ${buyer}`,
  ].flat();
  return {
    own: needs === undefined ? [] : [waiting[needs] ?? []].flat(),
    columns,
    facts: factsOf(isFew ? filter : { ...others, ...(needs && { needs }) }),
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
 * orders has the words of the search text. `common`: facts that half of all orders have (list.ts finds out all three).
 */
export type Cut = {
  order: Condition;
  columns: Condition;
  limit: number;
  and?: Condition;
  needsOrders?: boolean;
  isCounted?: boolean;
} & Partial<Known>;
export type Known = { isFew: boolean; isCommon: boolean; common: readonly string[] };
const and = sql` and `;
const all = (conditions: readonly Condition[]) => (conditions.length > 0 ? sql.join(conditions, and) : sql`true`);

/**
 * The conditions on the search entries of a look. Each fact is one of its own, as some have an index of their own. Where
 * words are looked up (`isWords`), rare facts are looked up with them in one index, which would only take longer to find
 * common ones, too.
 */
function entriesOf(
  look: Look,
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
function leftOf(look: Look, narrowed: Narrowing, cut: Cut): Condition {
  const { order, columns, limit, isCounted = false, isFew = false, isCommon = false, needsOrders = false } = cut;
  const { own, days } = narrowed;
  const hasWords = look.search.length > 0 && !isCommon;
  const isLookedUp = isFew || (isCounted && hasWords);
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
  const narrowed = narrowing(filter, regions, cut.isFew === true || cut.isCounted === true);
  if (q.trim() === "") return sql`${leftOf({ search: [], is: [] }, narrowed, cut)} as o`;
  // Of few orders it is asked whether they have a common word: the index would first find all that have it.
  const found = looks(q, !(cut.isFew && cut.isCommon));
  const each = (found.length > 0 ? found : [lookFor(sql`false`)]).map((look) => leftOf(look, narrowed, cut));
  return sql`(${sql.join(each, sql` union `)}) as o`;
}
