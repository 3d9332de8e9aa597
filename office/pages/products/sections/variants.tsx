import { useState } from "react";
import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import { useController } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { useText } from "../../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import type { ProductForm } from "../form.ts";

type Variant = ProductV3["variants"][number];
/** A product has up to 600 variants: a page of the table has as many as are looked through at once. */
const perPage = 25;

const nameOf = ({ option_values, sku }: Variant) => option_values.map(({ label }) => label).join(" / ") || sku;

/** Every variant with its SKU, pieces, and what it costs in one market. */
export function Variants({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "variants" });
  const [market, setMarket] = useState<PriceRegion>("us");
  const [page, setPage] = useState(0);
  const all = field.value;
  const shown = all.slice(page * perPage, (page + 1) * perPage);
  const change = (variant: Variant, changed: Partial<Variant>) =>
    field.onChange(all.map((one) => (one.id === variant.id ? { ...one, ...changed } : one)));
  const problem = form.formState.errors.variants?.message;
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say("variants")}</h2>
        <select
          className="input"
          aria-label={say("market")}
          value={market}
          onChange={({ target }) => setMarket(target.value as PriceRegion)}
        >
          {priceRegions.map((region) => (
            <option key={region} value={region}>
              {marketName(region, say)}
            </option>
          ))}
        </select>
      </header>
      {problem && <p className="field-problem">{problem}</p>}
      <div className="list-scroll">
        <table className="list-table variants">
          <thead>
            <tr>
              <th scope="col">{say("variant")}</th>
              <th scope="col">{say("sku")}</th>
              <th scope="col" className="list-number">
                {say("pieces")}
              </th>
              <th scope="col" className="list-number">
                {say("price")} {currencyOf(market)}
              </th>
              <th scope="col" className="list-number">
                {say("retailPrice")}
              </th>
              <th scope="col">{say("available")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((variant) => (
              <VariantRow
                key={variant.id}
                variant={variant}
                market={market}
                change={(changed) => change(variant, changed)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {all.length > perPage && (
        <div className="pager">
          <p>{say("listTotal", { count: all.length })}</p>
          <button type="button" className="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say("previousPage")}
          </button>
          <button
            type="button"
            className="button"
            disabled={(page + 1) * perPage >= all.length}
            onClick={() => setPage(page + 1)}
          >
            {say("nextPage")}
          </button>
        </div>
      )}
    </section>
  );
}

type RowProps = { variant: Variant; market: PriceRegion; change: (changed: Partial<Variant>) => void };

function VariantRow({ variant, market, change }: RowProps) {
  const say = useText();
  const name = nameOf(variant);
  const price = variant.prices.find(({ region }) => region === market);
  const setPrice = (changed: { price?: number; retail_price?: number }) => {
    const others = variant.prices.filter(({ region }) => region !== market);
    const { price: amount, retail_price: before } = { ...price, ...changed };
    if (amount === undefined || Number.isNaN(amount)) return change({ prices: others });
    const hasBefore = before !== undefined && !Number.isNaN(before) && before > 0;
    const own = {
      region: market,
      currency: currencyOf(market),
      price: amount,
      ...(hasBefore && { retail_price: before }),
    };
    // In their usual order, so that a price typed back is no change.
    const all = price ? variant.prices.map((one) => (one === price ? own : one)) : [...others, own];
    return change({ prices: all });
  };
  return (
    <tr data-row>
      <td data-label={say("variant")}>{name}</td>
      <td data-label={say("sku")}>
        <input
          className="input"
          aria-label={`${say("sku")}: ${name}`}
          value={variant.sku}
          onChange={({ target }) => change({ sku: target.value })}
        />
      </td>
      <td data-label={say("pieces")} className="list-number">
        <NumberCell
          label={say("piecesOf", { name })}
          value={variant.inventory_level}
          decimals={0}
          change={(count) => change({ inventory_level: Number.isNaN(count) ? variant.inventory_level : count })}
        />
      </td>
      <td data-label={say("price")} className="list-number">
        <NumberCell
          label={`${say("price")}: ${name}`}
          value={price?.price}
          decimals={2}
          change={(amount) => setPrice({ price: amount })}
        />
      </td>
      <td data-label={say("retailPrice")} className="list-number">
        <NumberCell
          label={`${say("retailPrice")}: ${name}`}
          value={price?.retail_price}
          decimals={2}
          change={(amount) => setPrice({ retail_price: amount })}
        />
      </td>
      <td data-label={say("available")}>
        <input
          type="checkbox"
          aria-label={`${say("available")}: ${name}`}
          checked={!variant.purchasing_disabled}
          onChange={({ target }) => change({ purchasing_disabled: !target.checked })}
        />
      </td>
    </tr>
  );
}

type CellProps = { label: string; value: number | undefined; decimals: number; change: (value: number) => void };

/** A number as the member's language writes it: "1.234,56" in German. */
const NumberCell = ({ label, value, decimals, change }: CellProps) => (
  <NumberField
    aria-label={label}
    value={value ?? Number.NaN}
    minValue={0}
    formatOptions={{ minimumFractionDigits: decimals, maximumFractionDigits: decimals }}
    onChange={change}
  >
    <Input className="input input-number" />
  </NumberField>
);
