import type { ComponentType } from "react";
import type { MoneyPattern } from "#commerce/shared/money/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Meta } from "#storefront/app/page.ts";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import Checkout from "#storefront/layout/checkout.tsx";
import type { LayoutData } from "#storefront/layout/layout-data.ts";
import { Shell } from "#storefront/layout/shell.tsx";
import type { Route } from "#storefront/routes.ts";
import type { QueryChanges } from "#storefront/routing/raw-query.ts";

/** The response of {path}/_payload.json, also embedded in a page for its hydration. */
export type Payload =
  | {
      page: string;
      /** The page's name in analytics, when it differs from its own (7.13). */
      name?: string | undefined;
      layout: Route["layout"];
      status: number;
      props: object;
      meta: Meta;
    }
  | Redirect;
/** A redirect to another page. With `query` the request's query is kept, with these changes. */
export type Redirect = { redirect: string; status: number; query?: QueryChanges | undefined };
export type PagePayload = Exclude<Payload, Redirect>;

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

// biome-ignore lint/suspicious/noExplicitAny: each page has its own props, checked where page and data meet
export type PageComponent = ComponentType<any>;

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
