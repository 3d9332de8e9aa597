import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { setCompared } from "./choice.ts";
import { comparePath } from "./limits.ts";

/** Shows how many boards are selected, with a link to the comparison. */
export default function CompareBar({ ids }: { ids: readonly number[] }) {
  const t = useText();
  return (
    <aside className="compare-bar" aria-label={t("compare.title")} aria-live="polite">
      <Link to={comparePath(ids)} className={buttonClass({ small: true })} prefetch={false}>
        {t("compare.open", { count: ids.length })}
      </Link>
      <button type="button" className="text-link" onClick={() => setCompared([])}>
        {t("compare.clear")}
      </button>
    </aside>
  );
}
