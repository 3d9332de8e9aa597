import { useMemo } from "react";
import type { WeekSpan } from "#commerce/stores/directory/schema.ts";
import { intlOf } from "../../../i18n/languages.ts";
import { capitalised, useLanguage } from "../../../i18n/text.tsx";
import { daysOf, spansOf } from "../hours.ts";
import { Spans } from "./spans.tsx";

type Props = { spans: readonly WeekSpan[]; onChange: (spans: WeekSpan[]) => void };

/** The hours of the seven days, Monday first. */
export function Week({ spans, onChange }: Props) {
  const language = useLanguage();
  const names = useMemo(() => {
    const format = new Intl.DateTimeFormat(intlOf(language), { weekday: "long", timeZone: "UTC" });
    // 1 January 2024 was a Monday.
    return [1, 2, 3, 4, 5, 6, 7].map((day) => capitalised(format.format(Date.UTC(2024, 0, day)), intlOf(language)));
  }, [language]);
  const week = daysOf(spans);
  return (
    <ul className="store-week">
      {week.map((hours, at) => (
        <li key={names[at]}>
          <span className="store-day">{names[at]}</span>
          <Spans of={names[at] ?? ""} hours={hours} onChange={(next) => onChange(spansOf(week.with(at, next)))} />
        </li>
      ))}
    </ul>
  );
}
