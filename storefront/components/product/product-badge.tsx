import type { ReactNode } from "react";
import { type Badge, badgeOf } from "#commerce/catalog/products/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { classes } from "#ui/classes.ts";
import "./product-badge.css";

type Card = Pick<CardData, "price" | "retailPrice" | "isNew" | "isRedesigned" | "isBestSeller" | "isComingSoon"> & {
  isPro?: true | undefined;
};

/**
 * The single badge on a product's picture, if it qualifies for one (specification 4). A professional's price does not
 * count as a sale.
 */
export function ProductBadge({ card, isAddOn, className }: { card: Card; isAddOn?: boolean; className?: string }) {
  const { locale } = useShop();
  const badge = badgeOf(card, { region: locale.shoppingRegion, isPro: card.isPro === true, isAddOn });
  return badge && <Tag badge={badge} className={className} />;
}

/** A badge drawn by the shop (storefront/layout/tag-routes.ts), with its text as the alternative text. */
export function Tag({ badge, className }: { badge: Badge; className?: string }) {
  const { locale } = useShop();
  const t = useText();
  return (
    <img
      className={classes("tag", className)}
      src={`/tags/${badge}-${locale.language}.svg`}
      width={140}
      height={24}
      loading="lazy"
      alt={t(`catalogue.badge-${badge}`)}
    />
  );
}

/** A badge in the form of the drawn ones, for words that are not: "−20%", "Sold out". */
export function TextTag({
  isQuiet,
  className,
  children,
}: {
  isQuiet?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p className={classes("tag-text", isQuiet && "tag-quiet", className)}>
      <span>{children}</span>
    </p>
  );
}
