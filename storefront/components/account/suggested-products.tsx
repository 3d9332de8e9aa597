import { useText } from "#storefront/app/shop.tsx";
import { type CardData, inList } from "#storefront/components/product/card-data.ts";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";

/** Products that go with what the customer ordered. */
export function SuggestedProducts({ cards }: { cards: CardData[] }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section className="account-suggested" aria-labelledby="suggested">
      <h2 className="display display-4 below-m" id="suggested">
        {t("cart.recommended")}
      </h2>
      <ProductGrid
        cards={inList(cards, { isByPopularity: true })}
        list={{ name: "recommended", title: t("cart.recommended") }}
      />
    </section>
  );
}
