import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import type { SearchView } from "./search-view.ts";

/** The types of results with their counts. */
export function KindTabs({ kinds, current }: { kinds: SearchView["kinds"]; current: SearchView["kind"] }) {
  const t = useText();
  return (
    <nav aria-label={t("search.kinds")} className="search-kinds">
      <ul className="search-chips">
        {kinds.map(({ kind, label, count, path }) => (
          <li key={kind}>
            <Link to={path} className="chip" aria-current={kind === current ? "page" : undefined} prefetch={false}>
              {label} <span className="search-number numbers">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
