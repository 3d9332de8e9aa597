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

/** What {path}/_payload.json answers, and what a page carries for its own hydration. */
export type Payload =
  | {
      page: string;
      /** What analytics call the page, where that is not its name (7.13). */
      name?: string | undefined;
      layout: Route["layout"];
      status: number;
      props: object;
      meta: Meta;
    }
  | Redirect;
/** A way to another page; with `query` the query of the request goes along, changed by it. */
export type Redirect = { redirect: string; status: number; query?: QueryChanges | undefined };
export type PagePayload = Exclude<Payload, Redirect>;

/** The first page's data, in the script element #firn-data. */
export type FirstPage = PagePayload & {
  frame: LayoutData;
  locale: Locale;
  brand: string;
  mediaBase: string;
  build: string;
  /** How amounts are written here. */
  money?: MoneyPattern | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: each page has its own props, checked where page and data meet
export type PageComponent = ComponentType<any>;

type Props = { shop: Shop; frame: LayoutData; payload: PagePayload; Page: PageComponent };

/** The whole of a page below <div id="app">: the same on server and browser. */
export function App({ shop, frame, payload, Page }: Props) {
  const { layout } = payload;
  const Layout = layout === "checkout" ? Checkout : Shell;
  return (
    <ShopProvider shop={shop}>
      <Layout frame={frame} flush={layout === "flush-banner"}>
        <Page {...payload.props} />
      </Layout>
    </ShopProvider>
  );
}
