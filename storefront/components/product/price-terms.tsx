import { useShop, useText } from "#storefront/app/shop.tsx";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import { Link } from "#storefront/runtime/link.tsx";
import "./price-terms.css";

/**
 * "incl. VAT, plus shipping", where the region's law requires it: below a single price, or once for `all` prices of a
 * list.
 */
export function PriceTerms({ all }: { all?: boolean }) {
  // The page frame contains these texts where prices include tax.
  const texts: Texts & Partial<AreaTexts<"prices">> = useShop().texts;
  const t = useText(texts as AreaTexts<"prices">);
  const [before, after] = t(all ? "price.terms-of-all" : "price.terms").split("{shipping}");
  return (
    (before || after) && (
      <p className="price-terms">
        {before}
        <Link to="/support/shipping" prefetch={false}>
          {t("price.shipping")}
        </Link>
        {after}
      </p>
    )
  );
}
