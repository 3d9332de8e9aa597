import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import type { ListControls } from "./list-controls.ts";
import "#ui/chip.css";

/** What a list is narrowed by, each with the way back. `isBare`: what clears all of them stands elsewhere. */
export function ActiveFilters({ controls, isBare }: { controls: ListControls; isBare?: boolean }) {
  const { active, clear, words } = controls;
  const t = useText(words);
  if (active.length === 0) return null;
  return (
    <ul className="list-active">
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
      {!isBare && (
        <li>
          <Link to={clear} className="text-link" prefetch={false}>
            {t("catalogue.clear-all")}
          </Link>
        </li>
      )}
    </ul>
  );
}
