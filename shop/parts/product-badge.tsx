import { type Badge, badgeOf } from "#commerce/catalogue/rules.ts";
import { useShop, useText } from "#shop/frame/shop.tsx";
import type { CardData } from "#shop/parts/card-data.ts";
import { Badge as Label } from "#ui/badge.tsx";

type Card = Pick<CardData, "price" | "retailPrice" | "isNew" | "isRedesigned" | "isBestSeller" | "isComingSoon">;
const tones = {
  sale: "signal",
  new: "ink",
  redesigned: "ink",
  "best-seller": "snow",
  "coming-soon": "pine",
} as const satisfies Record<Badge, string>;

/** The one word on a product's picture, if it deserves one (specification 4). Prices of professionals have no former price. */
export function ProductBadge({ card, isAddOn, className }: { card: Card; isAddOn?: boolean; className?: string }) {
  const { locale } = useShop();
  const t = useText();
  const badge = badgeOf(card, { region: locale.shoppingRegion, isPro: false, isAddOn });
  if (!badge) return null;
  return (
    <Label tone={tones[badge]} className={className}>
      {t(`catalogue.badge-${badge}`)}
    </Label>
  );
}
