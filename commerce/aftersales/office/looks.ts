import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/shared/lists/reads.ts";
import { fewLetters, parseOrderSearch } from "./parse-search.ts";

/** The ways in which a search text finds orders `o`, each of which an index answers. */

export type Condition = RawBuilder<unknown>;

const and = sql` and `;
export const all = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? sql.join(conditions, and) : sql`true`;

const part = (text: string) => `%${literal(text)}%`;
/** Words follow a space, so a few letters match the beginning of a word. */
const wordIn = (text: string) => (text.length < fewLetters ? `% ${literal(text)}%` : part(text));

/**
 * One way to look up a search text: in the search entries, or in another index that returns order ids; with both,
 * orders must match both.
 */
export type LookupStep = { search: Condition[]; is: Condition[] };
export const lookFor = (...is: Condition[]): LookupStep => ({ search: [], is });
const lookInSearch = (...search: Condition[]): LookupStep => ({ search, is: [] });

/**
 * An exact match and, only when there is none, a partial match. The exact match is read first, whatever the query
 * planner estimates.
 */
const wholeOrPart = (whole: Condition, { search, is }: LookupStep): LookupStep[] => [
  lookFor(sql`o.id = any (array(${whole}))`),
  { search, is: [...is, sql`not exists (${whole})`] },
];

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text);

const named = (words: readonly string[], people: Condition) => words.map((word) => sql`${people} like ${wordIn(word)}`);

/** How many of the latest orders have the words of a search text, for which the index is of no use when most have them. */
export function sharing(q: string): RawBuilder<{ shared: number; of: number }> | null {
  const { words = [] } = parseOrderSearch(q);
  return words.length === 0
    ? null
    : sql`/* once */ select count(*) filter (where ${all(named(words, sql`people`))})::integer as shared, count(*)::integer as of
        from (select people from order_search order by order_id desc limit 1000) as latest`;
}

function looksForWords(words: readonly string[], isIndexed: boolean): LookupStep[] {
  // Adding "" to the column keeps the planner from using its index.
  const parts = lookInSearch(...named(words, isIndexed ? sql`people` : sql`(people || '')`));
  const [word = ""] = words;
  return words.length === 1 && isEmail(word)
    ? wholeOrPart(sql`select id from orders where lower(email) = ${word}`, parts)
    : [parts];
}

function looksForParcel(tracking: string): LookupStep[] {
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

const linesWith = (sku: string) => sql`select order_id from order_lines where lower(sku) like ${`${literal(sku)}%`}`;

/** Whether any order has a SKU that begins with the search text: most texts are names, and need not be looked up as both. */
export function asSku(q: string): RawBuilder<{ isSku: boolean }> | null {
  const { sku } = parseOrderSearch(q);
  return sku === undefined ? null : sql`/* once */ select exists (${linesWith(sku)}) as "isSku"`;
}

/** The parts of a search; each reads one index. */
export function looks(q: string, { isIndexed, isSku }: { isIndexed: boolean; isSku: boolean }): LookupStep[] {
  const { id, number, phone, card, words, sku, tracking } = parseOrderSearch(q);
  return [
    id === undefined ? [] : lookFor(sql`o.id = ${id}`),
    number === undefined ? [] : lookInSearch(sql`number like ${part(number)}`),
    phone === undefined ? [] : lookInSearch(...callers(phone)),
    words === undefined ? [] : looksForWords(words, isIndexed),
    sku === undefined || !isSku ? [] : lookFor(sql`o.id in (${linesWith(sku)})`),
    tracking === undefined ? [] : looksForParcel(tracking),
    card === undefined
      ? []
      : lookFor(sql`o.id in (select order_id from payments
          where paid_with -> 'card' is not null and paid_with -> 'card' ->> 'last4' = ${card})`),
  ].flat();
}
