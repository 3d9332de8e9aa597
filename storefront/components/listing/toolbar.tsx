import type { ChangeEvent } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Button } from "#ui/button.tsx";
import { opensDialog } from "#ui/dialog-control.ts";
import { Select } from "#ui/field.tsx";
import { FilterIcon } from "#ui/icons/page-icons.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { filterFormId, filtersId } from "./filters.tsx";
import type { ListControls } from "./list-controls.ts";
import { ViewToggle } from "./view-toggle.tsx";
import "./toolbar.css";

/** A row above a list: the filter button on phones, the active filters, the view and the sort order. */
export function Toolbar({ controls }: { controls: ListControls }) {
  const { active, sorts } = controls;
  const t = useText(controls.words);
  const chosen = sorts.find(({ isOn }) => isOn)?.value ?? "";
  // Change events of fields outside a form reach only the field, so the form is submitted here.
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();
  return (
    <div className="list-bar">
      <Button kind="outline" small className="list-filter-button" {...opensDialog(filtersId)}>
        <FilterIcon size={18} /> {t("catalogue.filters")}
        {active.length > 0 && ` (${active.length})`}
      </Button>
      <ActiveFilters controls={controls} />
      <ViewToggle controls={controls} />
      <div className="list-sort">
        <Select
          label={t("catalogue.sort")}
          name="sort"
          form={filterFormId}
          defaultValue={chosen}
          key={chosen}
          onChange={onChange}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="outline" form={filterFormId} className="list-sort-apply">
          {t("catalogue.apply")}
        </Button>
      </div>
    </div>
  );
}
