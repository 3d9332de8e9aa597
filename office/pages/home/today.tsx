import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Today as Day } from "#commerce/aftersales/office/today.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { get } from "../../runtime/api.ts";
import { lineOf, soFar } from "./line.ts";

const size = { width: 480, height: 96 };

/** The running total of today's orders, with that of the same weekday a week before. */
export function Today() {
  const say = useText();
  const { money, number } = useFormats();
  const [from] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
  const { data } = useQuery({
    queryKey: ["home", "today", from],
    queryFn: ({ signal }) => get<{ data: Day }>("/staff/today", { from }, signal),
    refetchInterval: 60_000,
    select: ({ data: day }) => day,
  });
  if (!data) return null;
  const hour = new Date().getHours();
  const [now, before] = [soFar(data.hours, hour), soFar(data.weekBefore, 23)];
  const most = Math.max(1, now.at(-1) ?? 0, before.at(-1) ?? 0);
  const told = say("todayTold", { today: number(now.at(-1) ?? 0), before: number(before[hour] ?? 0) });
  return (
    <section className="card">
      <h2>{say("today")}</h2>
      <p>{told}</p>
      <svg className="today" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={told}>
        <path className="today-before" d={lineOf(before, most, size)} />
        <path className="today-now" d={lineOf(now, most, size)} />
      </svg>
      <dl className="facts">
        {data.sums.map(({ currency, amount, weekBefore }) => (
          <Fact key={currency} label={currency}>
            {money(amount, currency)}
            <span className="list-sub">{say("weekBefore", { amount: money(weekBefore, currency) })}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}
