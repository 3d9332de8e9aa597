import { memo, useState } from "react";
import { useController } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { type PriceRegion, proRegions, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { CheckField, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { marketName } from "../../../runtime/markets.ts";
import type { ProductForm } from "../form.ts";

type Line = ProductV3["schedule"][number];

/** A moment in local time, in the format of the browser's field: "2026-12-01T09:00". */
function localTime(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const momentOf = (local: string): string | null => (local === "" ? null : new Date(local).toISOString());

/** The period in which each market shows the product. */
export const Schedule = memo(function Schedule({ form }: { form: ProductForm }) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name: "schedule" });
  const lines = field.value;
  const hasPros = lines.some(({ market }) => (proRegions as readonly string[]).includes(market));
  const [showsPros, setShowsPros] = useState(hasPros);
  const lineOf = (market: PriceRegion): Line =>
    lines.find((line) => line.market === market) ?? { market, from: null, until: null };
  const order = [...shoppingRegions, ...proRegions];
  const put = (changed: Line[]) => {
    const markets = changed.map(({ market }) => market);
    const all = [...lines.filter(({ market }) => !markets.includes(market)), ...changed];
    field.onChange(
      all
        .filter(({ from, until }) => from !== null || until !== null)
        .sort((a, b) => order.indexOf(a.market) - order.indexOf(b.market)),
    );
  };
  const first = lineOf(shoppingRegions[0]);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="card" id="schedule">
      <h2>{say("whenSeen")}</h2>
      <p className="field-hint card-hint">{say("whenSeenHint", { zone })}</p>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
      <div className="stack">
        {[...shoppingRegions, ...(showsPros ? proRegions : [])].map((market) => {
          const line = lineOf(market);
          const name = marketName(market, say);
          return (
            <div className="schedule-line" key={market}>
              <TextField
                label={say("seenFrom", { market: name })}
                type="datetime-local"
                value={localTime(line.from)}
                onChange={({ target }) => put([{ ...line, from: momentOf(target.value) }])}
              />
              <TextField
                label={say("seenUntil", { market: name })}
                type="datetime-local"
                value={localTime(line.until)}
                onChange={({ target }) => put([{ ...line, until: momentOf(target.value) }])}
              />
            </div>
          );
        })}
        <button
          type="button"
          className="button"
          disabled={first.from === null && first.until === null}
          onClick={() => put(shoppingRegions.map((market) => ({ ...first, market })))}
        >
          {say("sameEverywhere")}
        </button>
        <CheckField
          label={say("prosToo")}
          checked={showsPros}
          onChange={({ target }) => {
            setShowsPros(target.checked);
            if (!target.checked) put(proRegions.map((market) => ({ market, from: null, until: null })));
          }}
        />
      </div>
    </section>
  );
});
