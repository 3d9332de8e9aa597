import { Link } from "@tanstack/react-router";
import { memo, useState } from "react";
import { Input } from "react-aria-components/Input";
import { NumberField } from "react-aria-components/NumberField";
import { useFormState, useWatch } from "react-hook-form";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { CloseIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import { pictureUrl } from "../../../runtime/pictures.ts";
import type { ProductForm } from "../form.ts";
import { type Variant, variantName } from "../variant-rules.ts";
import { useShape } from "./options/use-shape.ts";

/** A product has up to 600 variants: a page of the table has as many as are looked through at once. */
const perPage = 25;

/** Every variant with its SKU, pieces, what it costs in one market, and what it looks like. */
export const Variants = memo(function Variants({ form }: { form: ProductForm }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  const { shape, setShape } = useShape(form);
  const images = useWatch({ control: form.control, name: "images" }).map(({ id }) => id);
  const [market, setMarket] = useState<PriceRegion>("us");
  const [page, setPage] = useState(0);
  const [words, setWords] = useState("");
  const { options, variants: all } = shape;
  const named = all.map((variant) => ({ variant, name: variantName(variant, options) }));
  const found = named.filter(({ variant, name }) =>
    `${name} ${variant.sku}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const last = Math.max(0, Math.ceil(found.length / perPage) - 1);
  const at = Math.min(page, last);
  const shown = found.slice(at * perPage, (at + 1) * perPage);
  const change = (variant: Variant, changed: Partial<Variant>) =>
    setShape({ options, variants: all.map((one) => (one.id === variant.id ? { ...one, ...changed } : one)) });
  const problem = errors.variants?.message;
  return (
    <section className="card" id="variants">
      <header className="card-head">
        <h2>{say("variants")}</h2>
        <span className="card-tools">
          {all.length > 5 && (
            <input
              type="search"
              className="input"
              aria-label={say("findVariants")}
              placeholder={say("findVariants")}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
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
          <Link to="/prices" search={{ q: form.getValues("sku"), market }} className="link">
            {say("openSheet")}
          </Link>
        </span>
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
              <th scope="col">{say("picture")}</th>
              <th scope="col">{say("gtin")}</th>
              <th scope="col" className="list-number">
                {say("weightGrams")}
              </th>
              <th scope="col">
                <span className="visually-hidden">{say("removeIt")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ variant, name }) => (
              <VariantRow
                key={variant.id}
                {...{ variant, name, market, images }}
                change={(changed) => change(variant, changed)}
                remove={
                  all.length > 1
                    ? () => setShape({ options, variants: all.filter((one) => one !== variant) })
                    : undefined
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      {found.length > perPage && (
        <div className="pager">
          <p>{say("listTotal", { count: found.length })}</p>
          <button type="button" className="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
            {say("previousPage")}
          </button>
          <button type="button" className="button" disabled={at >= last} onClick={() => setPage(at + 1)}>
            {say("nextPage")}
          </button>
        </div>
      )}
    </section>
  );
});

type RowProps = {
  variant: Variant;
  name: string;
  market: PriceRegion;
  images: readonly string[];
  change: (changed: Partial<Variant>) => void;
  remove: (() => void) | undefined;
};

function VariantRow({ variant, name, market, images, change, remove }: RowProps) {
  const say = useText();
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
      <td data-label={say("picture")}>
        <span className="variant-picture">
          {variant.image && <img src={pictureUrl(variant.image, 64)} alt="" width={32} height={32} loading="lazy" />}
          <select
            className="input"
            aria-label={say("variantPictureOf", { name })}
            value={variant.image ?? ""}
            onChange={({ target }) => change({ image: target.value || null })}
          >
            <option value="">–</option>
            {[...new Set([...(variant.image ? [variant.image] : []), ...images])].map((id) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </span>
      </td>
      <td data-label={say("gtin")}>
        <input
          className="input"
          inputMode="numeric"
          maxLength={14}
          aria-label={`${say("gtin")}: ${name}`}
          value={variant.gtin ?? ""}
          onChange={({ target }) => change({ gtin: target.value.trim() || null })}
        />
      </td>
      <td data-label={say("weightGrams")} className="list-number">
        <NumberCell
          label={`${say("weightGrams")}: ${name}`}
          value={variant.weight_grams ?? undefined}
          decimals={0}
          change={(grams) => change({ weight_grams: Number.isNaN(grams) ? null : grams })}
        />
      </td>
      <td>
        {remove && (
          <button type="button" className="icon-button" aria-label={say("removeThing", { name })} onClick={remove}>
            <CloseIcon size={16} />
          </button>
        )}
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
