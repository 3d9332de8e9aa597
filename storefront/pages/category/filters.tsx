import { type FormEvent, useEffect, useRef } from "react";
import { localePath, useShop, useText } from "#storefront/app/shop.tsx";
import { SwatchDot } from "#storefront/components/product/swatch-dot.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { closesDialog } from "#ui/dialog-control.ts";
import { Check, TextField } from "#ui/field.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import type { CategoryPage, FacetRange, FacetView } from "./category-view.ts";
import { followForm } from "./follow-form.ts";
import "#ui/dialog.css";
import "./filters.css";

export const filtersId = "filters";
export const filterFormId = "filter-form";
const openAtFirst = 4;

/** The filters as a form that needs no script: it asks for the same page with other parameters. With one, every change counts at once. */
export function Filters({ view }: { view: CategoryPage }) {
  const t = useText();
  const { locale } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const { facets, prices, inStock, total, query } = view;

  // After a change from elsewhere (a removed chip, the back button) the fields say again what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query stands for all fields
  useEffect(() => form.current?.reset(), [query]);
  const onChange = (event: FormEvent<HTMLFormElement>) => followForm(event.currentTarget);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    followForm(event.currentTarget);
  };

  return (
    <dialog id={filtersId} className="dialog dialog-start filters" aria-label={t("catalogue.filters")} data-stays="">
      <div className="filters-head">
        <p className="display-4 display">{t("catalogue.filters")}</p>
        <button type="button" className="icon-button" aria-label={t("frame.close")} {...closesDialog(filtersId)}>
          <CloseIcon />
        </button>
      </div>
      <form
        ref={form}
        id={filterFormId}
        className="filters-form"
        method="get"
        action={localePath(locale, view.path)}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {view.view === "rows" && <input type="hidden" name="view" value="rows" />}
        {facets.map((facet, index) => (
          <Accordion key={facet.name} title={facet.label} open={index < openAtFirst || isUsed(facet)}>
            <Facet facet={facet} />
          </Accordion>
        ))}
        {prices && (
          <Accordion title={t("catalogue.price")} open>
            <div className="filter-prices">
              {(["from", "to"] as const).map((end) => (
                <TextField
                  key={end}
                  label={t(`catalogue.price-${end}-label`, { currency: prices.currency })}
                  name={`price-${end}`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  defaultValue={prices[end]}
                  placeholder={String(end === "from" ? prices.lowest : prices.highest)}
                />
              ))}
            </div>
          </Accordion>
        )}
        <Accordion title={t("catalogue.availability")} open>
          <Check name="in-stock" value="yes" defaultChecked={inStock}>
            {t("catalogue.only-in-stock")}
          </Check>
        </Accordion>
        <Button type="submit" wide className="filter-apply">
          {t("catalogue.apply")}
        </Button>
      </form>
      <div className="filters-foot">
        <Button wide {...closesDialog(filtersId)}>
          {t("catalogue.show", { count: total })}
        </Button>
      </div>
    </dialog>
  );
}

const isUsed = ({ values, range }: FacetView): boolean =>
  values.some((value) => value.checked) || range?.from !== undefined || range?.to !== undefined;

function Facet({ facet: { name, values, range } }: { facet: FacetView }) {
  if (range) return <Bounds name={name} range={range} />;
  if (name === "size") return <SizeTiles values={values} />;
  return (
    <ul className="filter-list">
      {values.map(({ value, label, count, checked, hexColours }) => (
        <li key={value}>
          <Check name={name} value={value} defaultChecked={checked}>
            <span className="filter-value">
              {hexColours && <SwatchDot hexColours={hexColours} />}
              <span>{label}</span>
              <span className="filter-count">{count}</span>
            </span>
          </Check>
        </li>
      ))}
    </ul>
  );
}

function Bounds({ name, range }: { name: string; range: FacetRange }) {
  return (
    <div className="filter-prices">
      {(["from", "to"] as const).map((end) => {
        const bound = end === "from" ? range.lowest : range.highest;
        return (
          <TextField
            key={end}
            label={range.labels[end]}
            name={`${name}-${end}`}
            type="number"
            inputMode="decimal"
            step="any"
            defaultValue={range[end]}
            placeholder={bound === undefined ? undefined : String(bound)}
          />
        );
      })}
    </div>
  );
}

/** Sizes are many and short: four in a row. */
function SizeTiles({ values }: Pick<FacetView, "values">) {
  return (
    <ul
      className={classes(
        "filter-list filter-tiles",
        values.some(({ label }) => label.includes(" · ")) && "filter-tiles-two",
      )}
    >
      {values.map(({ value, label, count, checked }) => (
        <li key={value}>
          <label className="filter-tile">
            <input type="checkbox" className="cover-input" name="size" value={value} defaultChecked={checked} />
            <span className="filter-size">{label.replace(" · ", "\n")}</span>
            <span className="visually-hidden"> ({count})</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
