import type { ChangeEvent } from "react";
import { sortings } from "#commerce/catalog/products/schema.ts";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { opensDialog } from "#ui/dialog-control.ts";
import { Select } from "#ui/field.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import { FilterIcon } from "#ui/icons/page-icons.tsx";
import type { CategoryPage } from "./category-view.ts";
import { filterFormId, filtersId } from "./filters.tsx";
import { ViewToggle } from "./view-toggle.tsx";

/** Above the list: sub-categories, the filters' button on phones, the order, what is filtered by. */
export function Toolbar({ view }: { view: CategoryPage }) {
  const { active, chips, path, sort } = view;
  const t = useText();
  // The platform announces changes of fields outside a form to the field alone.
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();
  return (
    <div className="category-bar">
      {chips.length > 0 && (
        <nav className="category-nav" aria-label={t("catalogue.categories")}>
          <ul className="category-chips">
            {chips.map((chip) => (
              <li key={chip.path}>
                <Link to={chip.path} className="chip" aria-current={chip.current ? "page" : undefined}>
                  {chip.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button kind="outline" small className="category-filter-button" {...opensDialog(filtersId)}>
        <FilterIcon size={18} /> {t("catalogue.filters")}
        {active.length > 0 && ` (${active.length})`}
      </Button>
      {active.length > 0 && <ActiveFilters active={active} path={path} />}
      <ViewToggle view={view} />
      <div className="category-sort">
        <Select
          label={t("catalogue.sort")}
          name="sort"
          form={filterFormId}
          defaultValue={sort}
          key={sort}
          onChange={onChange}
        >
          {sortings.map((one) => (
            <option key={one} value={one}>
              {t(`catalogue.sort-${one}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="outline" form={filterFormId} className="category-sort-apply">
          {t("catalogue.apply")}
        </Button>
      </div>
    </div>
  );
}

function ActiveFilters({ active, path }: Pick<CategoryPage, "active" | "path">) {
  const t = useText();
  return (
    <ul className="category-active">
      {active.map((filter) => (
        <li key={filter.path}>
          <Link
            to={filter.path}
            className="chip"
            aria-label={t("catalogue.remove-filter", { filter: filter.label })}
            prefetch={false}
            rel="nofollow"
          >
            {filter.label} <CloseIcon size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={path} className="text-link" prefetch={false}>
          {t("catalogue.clear-all")}
        </Link>
      </li>
    </ul>
  );
}
