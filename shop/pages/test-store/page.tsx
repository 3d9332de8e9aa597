import { useText } from "#shop/frame/shop.tsx";
import { PlainPage } from "#shop/parts/plain-page.tsx";
import { ProductGrid } from "#shop/parts/product-grid.tsx";
import type { TestStoreProps } from "./data.ts";

export default function TestStore({ cards }: TestStoreProps) {
  const t = useText();
  return (
    <PlainPage title={t("teststore.title")} text={t("teststore.text")}>
      <ProductGrid cards={cards} list={{ name: "test-store", title: t("teststore.title") }} heading="h2" />
    </PlainPage>
  );
}
