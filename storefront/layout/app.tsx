import type { MoneyPattern } from "#commerce/shared/money/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { PageComponent } from "#storefront/app/page-component.ts";
import type { PagePayload } from "#storefront/app/payload.ts";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import Checkout from "#storefront/layout/checkout.tsx";
import type { LayoutData } from "#storefront/layout/layout-data.ts";
import { Shell } from "#storefront/layout/shell.tsx";

/** The data of the first page, in the script element #firn-data. */
export type FirstPage = PagePayload & {
  layoutData: LayoutData;
  locale: Locale;
  brand: string;
  mediaBase: string;
  build: string;
  /** How amounts are formatted here. */
  money?: MoneyPattern | undefined;
};

type Props = { shop: Shop; layoutData: LayoutData; payload: PagePayload; Page: PageComponent };

/** The whole page inside <div id="app">, the same on server and browser. */
export function App({ shop, layoutData, payload, Page }: Props) {
  const { layout } = payload;
  const Layout = layout === "checkout" ? Checkout : Shell;
  return (
    <ShopProvider shop={shop}>
      <Layout layoutData={layoutData} flush={layout === "flush-banner"}>
        <Page {...payload.props} />
      </Layout>
    </ShopProvider>
  );
}
