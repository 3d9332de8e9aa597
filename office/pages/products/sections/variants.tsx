import { Link } from "@tanstack/react-router";
import { memo, useEffect, useMemo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { OptionList } from "../../../components/field.tsx";
import { tell } from "../../../components/toasts.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../../runtime/markets.ts";
import type { ProductForm } from "../form.ts";
import { briefIfUnchanged, detailed, perPage, useSearched, useVariantDetails } from "../variant-details.tsx";
import { type BulkField, type BulkValue, faultsOf, foundVariants, withField } from "../variant-edits.ts";
import type { Variant } from "../variant-rules.ts";
import { useShape } from "./options/use-shape.ts";
import { VariantBulk } from "./variant-bulk.tsx";
import { VariantFilters } from "./variant-filters.tsx";
import { VariantRow, type VariantView, variantViews, viewOf } from "./variant-row.tsx";

const few = 5;
const noFilter = { words: "", codes: {} };

/** The table of variants: SKU, stock, price in one market, and picture. Unsaved changes are kept on all pages. */
export const Variants = memo(function Variants({ form }: { form: ProductForm }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  const { shape, setShape } = useShape(form);
  const images = useWatch({ control: form.control, name: "images" }).map(({ id }) => id);
  const [market, setMarket] = useState<PriceRegion>("us");
  const [view, setView] = useState<VariantView>("selling");
  const [page, setPage] = useState(0);
  const [filter, setFilter] = useState(noFilter);
  const { options, variants: all } = shape;
  const { found: searched, isSearching } = useSearched(filter.words);
  const found = foundVariants(all, options, filter, searched);
  const last = Math.max(0, Math.ceil(found.length / perPage) - 1);
  const at = Math.min(page, last);
  const shown = found.slice(at * perPage, (at + 1) * perPage);
  const { known, load } = useVariantDetails();
  const stored = new Map(form.formState.defaultValues?.variants?.map((one) => [one?.id, one as Variant]));
  const asStored = (changed: Variant, read = known) => briefIfUnchanged(changed, stored.get(changed.id), read);
  const put = (changed: Variant) =>
    setShape({ options, variants: all.map((one) => (one.id === changed.id ? asStored(changed) : one)) });
  const unread = shown.flatMap(({ variant: { id, isBrief } }) => (isBrief && !known.has(id) ? id : [])).join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each page that is looked at.
  useEffect(() => {
    if (unread && !isSearching) void load(unread.split(",").map(Number)).catch(() => tell(say("failedText")));
  }, [unread, isSearching]);
  const setInAll = async (field: BulkField, value: BulkValue) => {
    const chosen = new Set(found.map(({ variant }) => variant.id));
    const brief = found.flatMap(({ variant: { id, isBrief } }) => (isBrief ? id : []));
    const read = await load(brief);
    const set = (one: Variant) => {
      const whole = chosen.has(one.id) ? detailed(one, read) : null;
      return whole ? asStored(withField(whole, market, field, value), read) : one;
    };
    setShape({ options, variants: form.getValues("variants").map(set) });
  };
  const problem = errors.variants;
  const faults = useMemo(() => faultsOf(problem?.types ?? {}, form.getValues("variants")), [problem, form]);
  // Shows the page and the columns of the first problem, whatever was shown before.
  useEffect(() => {
    const sent = form.getValues("variants");
    const place = sent.findIndex(({ id }) => faults.has(id));
    if (place < 0) return;
    const [fault = ""] = Object.keys(faults.get(sent[place]?.id ?? 0) ?? {});
    const region = priceRegions.find((one) => fault.startsWith(`${one}.`));
    if (region) setMarket(region);
    setFilter(noFilter);
    setView(viewOf(fault));
    setPage(Math.floor(place / perPage));
    requestAnimationFrame(() => {
      const told = document.querySelector("#variants td [role=alert]");
      told?.scrollIntoView({ block: "center" });
      told?.closest("td")?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
    });
  }, [faults, form]);
  const isTold = problem !== undefined && faults.size === 0;
  return (
    <section className="card" id="variants">
      <header className="card-head">
        <h2>{say("variants")}</h2>
        <span className="card-tools">
          <Choice name="columns" value={view} among={variantViews} choose={setView} say={(one) => say(views[one])} />
          <Choice
            name="market"
            value={market}
            among={priceRegions}
            choose={setMarket}
            say={(one) => marketName(one, say)}
          />
          <Link to="/prices" search={{ q: form.getValues("sku"), market }} className="link">
            {say("openSheet")}
          </Link>
        </span>
      </header>
      {isTold && <p className="field-problem">{problem.message}</p>}
      {all.length > few && (
        <VariantFilters
          {...{ options, filter }}
          change={(next) => {
            setFilter(next);
            setPage(0);
          }}
        />
      )}
      {all.length > 1 && (
        <VariantBulk
          {...{ images, count: found.length }}
          apply={(field, value) => void setInAll(field, value).catch(() => tell(say("failedText")))}
        />
      )}
      {view === "sales" && (
        <p className="field-hint card-hint">
          {say("saleHint", { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </p>
      )}
      <div className="list-scroll" aria-busy={isSearching}>
        <table className="list-table variants">
          <thead>
            <tr>
              <th scope="col">{say("variant")}</th>
              {columns[view].map(([key, isNumber]) => (
                <th key={key} scope="col" className={isNumber ? "list-number" : undefined}>
                  {say(key)} {key === "price" && currencyOf(market)}
                </th>
              ))}
              {view === "selling" && (
                <th scope="col">
                  <span className="visually-hidden">{say("removeIt")}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ variant, name }) => {
              const whole = detailed(variant, known);
              return whole ? (
                <VariantRow
                  key={variant.id}
                  {...{ variant: whole, name, view, market, images, faults: faults.get(variant.id) }}
                  change={put}
                  remove={
                    all.length > 1
                      ? () => setShape({ options, variants: all.filter((one) => one !== variant) })
                      : undefined
                  }
                />
              ) : (
                <tr key={variant.id} data-row aria-busy>
                  <td>{name}</td>
                  <td colSpan={columns[view].length + (view === "selling" ? 1 : 0)} />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p className="field-hint">{say("listNone")}</p>}
      {found.length > perPage && (
        <div className="pager">
          <p>
            {say("listTotal", { count: found.length })} · {at + 1} / {last + 1}
          </p>
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

const views: Record<VariantView, Key> = { selling: "viewSelling", sales: "viewSales", details: "viewDetails" };
/** Each with whether the column holds numbers. */
const columns: Record<VariantView, readonly (readonly [Key, boolean?])[]> = {
  selling: [["sku"], ["pieces", true], ["price", true], ["retailPrice", true], ["available"]],
  sales: [["price", true], ["salePrice", true], ["saleFrom"], ["saleUntil"]],
  details: [["sku"], ["picture"], ["gtin"], ["weightGrams", true]],
};

type ChoiceProps<T extends string> = {
  name: Key;
  value: T;
  among: readonly T[];
  choose: (one: T) => void;
  say: (one: T) => string;
};

function Choice<T extends string>({ name, value, among, choose, say }: ChoiceProps<T>) {
  const label = useText()(name);
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = among.find((one) => one === target.value);
        if (chosen) choose(chosen);
      }}
    >
      <OptionList of={among.map((one) => [one, say(one)])} />
    </select>
  );
}
