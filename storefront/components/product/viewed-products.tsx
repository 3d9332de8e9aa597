import { useEffect, useState } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { getPayload } from "#storefront/runtime/payloads.ts";
import type { CardData } from "./card-data.ts";
import { ProductSlider } from "./product-slider.tsx";
import { rememberViewed, viewedIds } from "./viewed.ts";

/** The products the visitor has viewed (before this one), at current prices. Renders nothing when there are none. */
export default function ViewedProducts({ id, className = "section wrap" }: { id?: number; className?: string }) {
  const t = useText();
  const { locale } = useShop();
  /** Null when there are none, undefined while loading. */
  const [cards, setCards] = useState<CardData[] | null | undefined>(null);
  useEffect(() => {
    let isCurrent = true;
    const others = viewedIds().filter((other) => other !== id);
    if (id !== undefined) rememberViewed(id);
    if (others.length === 0) return;
    setCards(undefined);
    getPayload(new URL(localePath(locale, `/viewed?ids=${others.join()}`), location.origin)).then(
      (payload) => {
        const props: { cards?: CardData[] } = "props" in payload ? payload.props : {};
        if (isCurrent) setCards(props.cards ?? null);
      },
      () => isCurrent && setCards(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, locale]);
  if (cards === null || cards?.length === 0) return null;
  return (
    <div className={className}>
      <ProductSlider title={t("product.viewed")} name="viewed" cards={cards} />
    </div>
  );
}
