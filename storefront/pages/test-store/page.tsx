import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/articles/plain-page.tsx";
import { ProductGrid } from "#storefront/components/product/product-grid.tsx";
import type { TestStoreProps } from "./data.ts";

export default function TestStore({ cards }: TestStoreProps) {
  const t = useText();
  return (
    <PlainPage title={t("teststore.title")} text={t("teststore.text")}>
      <ProductGrid cards={cards} list={{ name: "test-store", title: t("teststore.title") }} heading="h2" />
    </PlainPage>
  );
}
