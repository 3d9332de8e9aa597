import { useText } from "#storefront/app/shop.tsx";
import type { CardData } from "./card-data.ts";
import { ProductGrid } from "./product-grid.tsx";

/** What others ride, where there is nothing of one's own to show yet. */
export function PopularProducts({ cards }: { cards: readonly CardData[] }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section>
      <h2 className="display display-4 below-m">{t("search.popular")}</h2>
      <ProductGrid cards={cards} list={{ name: "popular", title: t("search.popular") }} />
    </section>
  );
}
