import { useText } from "#storefront/app/shop.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import type { ViewedProps } from "./data.ts";

export default function Viewed({ cards }: ViewedProps) {
  const t = useText();
  return (
    <div className="wrap section">
      <h1 className="display-2 display">{t("product.viewed")}</h1>
      <ProductGrid cards={cards} list={{ name: "viewed", title: t("product.viewed") }} heading="h2" />
    </div>
  );
}
