import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { closesDialog } from "#ui/dialog-control.ts";
import { Check, TextField } from "#ui/field.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { Facet } from "./facet.tsx";
import { followForm } from "./follow-form.ts";
import type { FacetView, ListControls } from "./list-controls.ts";
import "#ui/dialog.css";
import "./filters.css";

export const filtersId = "filters";
export const filterFormId = "filter-form";
const openAtFirst = 5;

/**
 * The filters of categories and the search: a side column, or a drawer on phones. It is a plain GET form to the same
 * page, so it works without scripts. With scripts every change takes effect at once. `children` stand below them in the
 * side column only.
 */
export function Filters({ controls, children }: { controls: ListControls; children?: ReactNode }) {
  const t = useText();
  const say = useText(controls.words);
  const { locale } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const { facets, prices, inStock, inStockCount, kept = {}, total, state } = controls;

  // After a change from elsewhere (a removed chip, the back button) the fields say again what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state stands for all fields
  useEffect(() => form.current?.reset(), [state]);
  // Listens for the browser's native change event instead of React's, so that a number counts once it is complete, and
  // a slider once it is released.
  useEffect(() => {
    const own = form.current;
    const follow = () => own && followForm(own);
    own?.addEventListener("change", follow);
    return () => own?.removeEventListener("change", follow);
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    followForm(event.currentTarget);
  };

  return (
    <dialog id={filtersId} className="dialog dialog-start filters" aria-label={say("catalogue.filters")} data-stays="">
      <div className="filters-head">
        <p className="display-4 display">{say("catalogue.filters")}</p>
        <button type="button" className="icon-button" aria-label={t("frame.close")} {...closesDialog(filtersId)}>
          <CloseIcon />
        </button>
      </div>
      <div className="filters-chosen">
        <ActiveFilters controls={controls} isBare />
      </div>
      <form
        ref={form}
        id={filterFormId}
        className="filters-form"
        method="get"
        action={localePath(locale, controls.path)}
        onSubmit={onSubmit}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {controls.view === "rows" && <input type="hidden" name="view" value="rows" />}
        {facets.map((facet, index) => (
          <Accordion key={facet.name} title={facet.label} open={index < openAtFirst || isUsed(facet)}>
            <Facet facet={facet} />
          </Accordion>
        ))}
        {prices && (
          <Accordion title={t("catalogue.price")} open>
            <div className="filter-pair">
              {(["from", "to"] as const).map((end) => (
                <TextField
                  key={end}
                  label={say(`catalogue.price-${end}-label`, { currency: prices.currency })}
                  name={`price-${end}`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  defaultValue={prices[end]}
                  placeholder={String((end === "from" ? prices.lowest : prices.highest) ?? "")}
                />
              ))}
            </div>
          </Accordion>
        )}
        <Accordion title={say("catalogue.availability")} open>
          <Check name="in-stock" value="yes" defaultChecked={inStock}>
            <span className="filter-value">
              <span>{say("catalogue.only-in-stock")}</span>
              <span className="filter-count">{inStockCount}</span>
            </span>
          </Check>
        </Accordion>
        <Button type="submit" wide className="filter-apply">
          {say("catalogue.apply")}
        </Button>
      </form>
      {children && <div className="filters-below">{children}</div>}
      <div className="filters-foot">
        {controls.active.length > 0 && (
          <Link to={controls.clear} className="text-link" prefetch={false}>
            {say("catalogue.clear-all")}
          </Link>
        )}
        {total === 0 && controls.nearest ? (
          <Link to={controls.nearest.path} className={buttonClass({ wide: true })} prefetch={false}>
            {say("catalogue.drop", { filter: controls.nearest.label, count: controls.nearest.count })}
          </Link>
        ) : (
          <Button wide {...closesDialog(filtersId)}>
            {say("catalogue.show", { count: total })}
          </Button>
        )}
      </div>
    </dialog>
  );
}

const isUsed = ({ values, range }: FacetView): boolean =>
  values.some((value) => value.checked) || range?.from !== undefined || range?.to !== undefined;
