import { useText } from "#storefront/app/shop.tsx";
import { EmptyScene } from "#storefront/components/page/empty-scene.tsx";
import { PopularProducts } from "#storefront/components/product/popular-products.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/notice.tsx";
import type { ViewedProps } from "./data.ts";

export default function Viewed({ scene, words, cards, popular }: ViewedProps) {
  const t = useText();
  const title = t("product.viewed");
  if (cards.length === 0)
    return (
      <div className="wrap stack page-room">
        <EmptyScene scene={scene}>
          <Empty level={1} label={title} title={words["viewed.empty"]} text={words["viewed.text"]}>
            <Link to="/c/snowboards" className={buttonClass()}>
              {t("cart.empty.boards")}
            </Link>
            <Link to="/board-finder" className={buttonClass({ kind: "outline" })}>
              {t("cart.empty.finder")}
            </Link>
          </Empty>
        </EmptyScene>
        <PopularProducts cards={popular} viewed />
      </div>
    );
  return (
    <div className="wrap stack stack-l page-room">
      <h1 className="display display-2">{title}</h1>
      <ProductGrid cards={cards} list={{ name: "viewed", title }} heading="h2" />
    </div>
  );
}
