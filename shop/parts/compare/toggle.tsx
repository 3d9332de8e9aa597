import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { toggleCompared, useCompared } from "./choice.ts";
import { comparePath } from "./limits.ts";
import "./compare.css";

/** Picks a board to compare; without a script it leads to the comparison, which can be filled up there. */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const t = useText();
  const ids = useCompared();
  const label = `${t("compare.this")}: ${name}`;
  return ids ? (
    <button
      type="button"
      className="compare-toggle"
      aria-pressed={ids.includes(id)}
      aria-label={label}
      onClick={() => toggleCompared(id)}
    >
      {t("compare.this")}
    </button>
  ) : (
    <Link to={comparePath([id])} className="compare-toggle" aria-label={label} prefetch={false} rel="nofollow">
      {t("compare.this")}
    </Link>
  );
}
