import type { MouseEvent } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { toggleCompared, useCompared } from "./choice.ts";
import "./compare.css";

/**
 * Selects a board for comparison. Without scripts its form leads to the comparison page, where more boards can be
 * added.
 */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const t = useText();
  const { locale } = useShop();
  const isPicked = useCompared()?.includes(id);
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    toggleCompared(id);
  };
  return (
    <form action={localePath(locale, "/compare")}>
      <button
        type="submit"
        name="ids"
        value={id}
        className="compare-toggle"
        aria-pressed={isPicked}
        aria-label={`${t("compare.this")}: ${name}`}
        onClick={pick}
      >
        <span>{t("compare.this")}</span>
      </button>
    </form>
  );
}
