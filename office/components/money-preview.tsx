import type { Key } from "../i18n/languages.ts";
import { useFormats, useText } from "../i18n/text.tsx";
import { Fact } from "./fact.tsx";

type Props = {
  label: string;
  /** ISO 4217. */
  currency: string;
  /** Amounts as decimal texts. Amounts of zero are left out. */
  rows: readonly (readonly [key: Key, amount: string])[];
  /** The last row, shown even when it is zero. */
  sum: readonly [key: Key, amount: string];
};

/** Shows the exact amounts that an action will move, before it is carried out. */
export function MoneyPreview({ label, currency, rows, sum }: Props) {
  const say = useText();
  const { money } = useFormats();
  return (
    <section className="doing-preview" aria-label={label}>
      <dl className="facts facts-sums">
        {[...rows.filter(([, amount]) => Number(amount) !== 0), sum].map(([key, amount]) => (
          <Fact key={key} label={say(key)}>
            {money(Number(amount), currency)}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
