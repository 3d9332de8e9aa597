import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";

/** The day so far, compared with the same day a week before. Only confirmed orders count. */

const Hours = Type.Array(Type.Integer(), { minItems: 24, maxItems: 24 });
export const Today = Type.Object({
  /** The number of orders placed in each hour of the day, from its start. */
  hours: Hours,
  weekBefore: Hours,
  /** The totals of these orders; `weekBefore` up to the same time of day. */
  sums: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number(), weekBefore: Type.Number() })),
});
export type Today = Static<typeof Today>;

const week = 7 * 24 * 60 * 60 * 1000;

type Hour = { day: "now" | "before"; hour: number; currency: string; count: number; amount: string; soFar: string };

/** The orders of both days by hour and currency. */
export const hoursOfDays = (from: Date, now: Date, regions: readonly string[] | null) => {
  const days = { now: from, before: new Date(from.getTime() - week) };
  return sql<Hour>`
    select d.day, floor(extract(epoch from o.placed_at - d.start) / 3600)::integer as hour, o.currency,
      count(*)::integer as count, sum(o.total)::text as amount,
      coalesce(sum(o.total) filter (where o.placed_at - d.start <= ${now}::timestamptz - ${from}::timestamptz), 0)::text as "soFar"
    from (values ('now', ${days.now}::timestamptz), ('before', ${days.before}::timestamptz)) as d (day, start)
    join orders o on o.placed_at >= d.start and o.placed_at < d.start + interval '24 hours'
    where o.status <> all (open_statuses() || array['cancelled'])
      and (${regions}::text[] is null or o.region = any (${regions}::text[]))
    group by 1, 2, 3`;
};

/** `from` is the start of the caller's day. `regions`: whose orders may be shown; null means all. */
export async function findToday(db: Db, from: Date, now: Date, regions: readonly string[] | null): Promise<Today> {
  const { rows } = await hoursOfDays(from, now, regions).execute(db);
  const hoursOf = (day: "now" | "before") =>
    Array.from({ length: 24 }, (_, hour) =>
      rows.reduce((sum, row) => (row.day === day && row.hour === hour ? sum + row.count : sum), 0),
    );
  const sumOf = (day: "now" | "before", currency: string) =>
    rows.reduce((sum, row) => (row.day === day && row.currency === currency ? sum + Number(row.soFar) : sum), 0);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  const sums = currencies.map((currency) => ({
    currency,
    amount: toDecimal(sumOf("now", currency), currency),
    weekBefore: toDecimal(sumOf("before", currency), currency),
  }));
  return { hours: hoursOf("now"), weekBefore: hoursOf("before"), sums };
}
