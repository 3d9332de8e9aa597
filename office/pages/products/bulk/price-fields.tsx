import { ChooseMany } from "../../../components/choose/many.tsx";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { SelectField } from "../../../components/field.tsx";
import { MomentField } from "../../../components/moment-field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import type { Draft } from "./draft.ts";

type Props = { draft: Draft; problems: Record<string, string>; put: (part: Partial<Draft>) => void };

const ways = { percent: "sheetPercent", amount: "sheetAmount", set: "sheetSet" } as const satisfies Record<string, Key>;
const endings = ["0.95", "0.99", "0"] as const;

/** The price lists, the price change and, for a sale, its start and end. */
export function PriceFields({ draft, problems, put }: Props) {
  const say = useText();
  const formats = useFormats();
  const { kind, how, number, roundTo, priceLists, from, until } = draft;
  return (
    <>
      <ChooseMany
        label={say("bulkPriceLists")}
        options={priceRegions.map((one) => ({ value: one, label: `${marketName(one, say)} (${currencyOf(one)})` }))}
        chosen={priceLists}
        onChange={(chosen) => put({ priceLists: chosen })}
      />
      {kind !== "endSales" && (
        <div className="field-row">
          <SelectField
            label={say("bulkHow")}
            value={how}
            onChange={({ target }) => put({ how: target.value as Draft["how"] })}
            options={Object.entries(ways).map(([value, key]) => [value, say(key)])}
          />
          <DecimalField
            label={say("sheetValue")}
            min={how === "set" ? 0 : Number.NEGATIVE_INFINITY}
            value={number}
            problem={problems[how]}
            placeholder={formats.number(how === "set" ? 99.95 : -10)}
            onChange={(next) => put({ number: next })}
          />
          <SelectField
            label={say("bulkRound")}
            value={roundTo}
            onChange={({ target }) => put({ roundTo: target.value as Draft["roundTo"] })}
            options={endings.map((ending) => [ending, Number(ending).toFixed(2).slice(1)])}
          >
            <option value="">{say("bulkNotRounded")}</option>
          </SelectField>
        </div>
      )}
      {kind === "sale" && (
        <div className="field-row">
          <MomentField
            label={say("saleFrom")}
            value={from}
            problem={problems.from}
            onChange={(value) => put({ from: value })}
          />
          <MomentField
            label={say("saleUntil")}
            value={until}
            problem={problems.until}
            onChange={(value) => put({ until: value })}
          />
        </div>
      )}
    </>
  );
}
