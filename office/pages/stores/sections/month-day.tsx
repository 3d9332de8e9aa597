import { useMemo } from "react";
import { OptionList } from "../../../components/field.tsx";
import { intlOf } from "../../../i18n/languages.ts";
import { useLanguage, useText } from "../../../i18n/text.tsx";

type Props = { label: string; value: string; onChange: (value: string) => void };
const two = (value: number) => String(value).padStart(2, "0");
/** The number of days of the month in a leap year. */
const daysIn = (month: string) => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate();

/** A day that recurs every year: "12-01". */
export function MonthDay({ label, value, onChange }: Props) {
  const say = useText();
  const language = useLanguage();
  const [month = "01", day = "01"] = value.split("-");
  const months = useMemo(() => {
    const format = new Intl.DateTimeFormat(intlOf(language), { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) => [two(at + 1), format.format(Date.UTC(2024, at, 1))] as const);
  }, [language]);
  const put = (toMonth: string, toDay: string) =>
    onChange(`${toMonth}-${Number(toDay) > daysIn(toMonth) ? two(daysIn(toMonth)) : toDay}`);
  return (
    <fieldset className="store-month-day">
      <legend className="field-label">{label}</legend>
      <select
        className="input"
        aria-label={say("storeDay")}
        value={day}
        onChange={({ target }) => put(month, target.value)}
      >
        <OptionList of={Array.from({ length: daysIn(month) }, (_, at) => [two(at + 1), at + 1])} />
      </select>
      <select
        className="input"
        aria-label={say("storeMonth")}
        value={month}
        onChange={({ target }) => put(target.value, day)}
      >
        <OptionList of={months.map(([code, name]) => [code, name])} />
      </select>
    </fieldset>
  );
}
