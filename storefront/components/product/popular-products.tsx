import { useText } from "#storefront/app/shop.tsx";
import { lazyComponent } from "#storefront/runtime/lazy-component.tsx";
import { classes } from "#ui/classes.ts";
import { type CardData, inList } from "./card-data.ts";
import { ProductGrid } from "./product-grid.tsx";
import "./popular-products.css";

const Viewed = lazyComponent(() => import("./viewed-products.tsx"));

/**
 * Popular products, shown where the visitor has nothing yet. With `viewed` the products the visitor has looked at stand
 * below them: they come later, and must not move what is there.
 */
export function PopularProducts({ cards, viewed }: { cards: readonly CardData[]; viewed?: boolean }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <>
      <section className={classes("popular-products", viewed && "below-scene")}>
        <h2 className="display display-3 below-m">{t("search.popular")}</h2>
        <ProductGrid
          cards={inList(cards, { isByPopularity: true })}
          list={{ name: "popular", title: t("search.popular") }}
        />
      </section>
      {viewed && <Viewed className="below-scene" />}
    </>
  );
}
