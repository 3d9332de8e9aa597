import { useText } from "#storefront/app/shop.tsx";
import { SwatchDot } from "#storefront/components/product/swatch-dot.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Accordion } from "#ui/accordion.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import { FilterIcon } from "#ui/icons/page-icons.tsx";
import type { FacetGroup, SearchView } from "./search-view.ts";

/** What the products can be narrowed by. Every value is a link, so it needs no script. */
export function Facets({ facets, clear }: Pick<SearchView, "facets" | "clear">) {
  const t = useText();
  return (
    <aside className="search-facets" aria-label={t("search.narrow")}>
      {/* Folded on small screens, where so many would hide the products; wide ones show them beside the list. */}
      <details className="search-fold" open={clear ? true : undefined}>
        <summary>
          <FilterIcon size={20} /> {t("catalogue.filters")}
        </summary>
        {clear && (
          <Link to={clear} className="text-link" prefetch={false}>
            {t("catalogue.clear-all")}
          </Link>
        )}
        {facets.map((facet) => (
          <Accordion key={facet.name} title={facet.label} open={facet.links.some(({ isOn }) => isOn) || undefined}>
            <Values facet={facet} />
          </Accordion>
        ))}
      </details>
    </aside>
  );
}

function Values({ facet: { links } }: { facet: FacetGroup }) {
  const t = useText();
  return (
    <ul className="search-values">
      {links.map(({ label, count, path, isOn, hexColour }) => (
        <li key={label}>
          <Link
            to={path}
            rel="nofollow"
            prefetch={false}
            aria-current={isOn ? "true" : undefined}
            aria-label={isOn ? t("catalogue.remove-filter", { filter: label }) : undefined}
          >
            {hexColour && <SwatchDot hexColours={[hexColour]} />}
            <span>{label}</span>
            {isOn ? <CloseIcon size={14} /> : <span className="search-number numbers">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
