import { Link } from "@tanstack/react-router";
import { memo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { useText } from "../../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import type { ProductForm } from "../form.ts";
import { type Variant, variantName } from "../variant-rules.ts";
import { useShape } from "./options/use-shape.ts";
import { VariantRow } from "./variant-row.tsx";

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
