import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { Services } from "#storefront/app/services.ts";
import type { Preview } from "#storefront/layout/preview-bar.ts";
import type { PageCache } from "#storefront/render/cache/page-cache.ts";
import type { Build } from "#storefront/render/document/assets.ts";
import type * as Shop from "#storefront/render/entry-server.ts";
import type { FormAnswers } from "#storefront/render/requests/form-answers.ts";

export type ShopModule = typeof Shop;

/** A path without its locale. `isBelow`: it was asked for with its locale, where a path that leads to itself is a page. */
export type RedirectQuery = { path: string; search: string; locale: Locale; isBelow?: boolean };
/** The whole address in that locale, or a loop of redirects. */
export type ContentRedirect = { kind: "go"; to: string; status: 301 | 302 } | { kind: "loop" } | null;

/** What pages are made and sent with. */
export type PageServices = {
  services: Services;
  csrf: Csrf;
  cache: PageCache;
  metrics: Metrics;
  build: Build;
  /** The shop's modules; development loads them anew for each request. */
  shop: () => Promise<ShopModule>;
  /** What editors say about a path: where it leads, or null for nothing. Content may be that of a preview. */
  redirectOf: (services: Services, wanted: RedirectQuery) => Promise<ContentRedirect>;
  formAnswers: FormAnswers;
  /** Content with drafts, for the preview named by a hash. */
  drafts: (hash: string) => ContentClient;
  /** Set while something is shown that is not published. */
  preview?: Preview;
};
