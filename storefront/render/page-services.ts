import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { Services } from "#storefront/app/services.ts";
import type { Preview } from "#storefront/layout/preview-bar.ts";
import type { PageCache } from "#storefront/render/cache/page-cache.ts";
import type { Build } from "#storefront/render/document/assets.ts";
import type * as Shop from "#storefront/render/entry-server.ts";
import type { FormAnswers } from "#storefront/render/form-answers.ts";

export type ShopModule = typeof Shop;

/**
 * A path without its locale. `isBelow` means that it was requested with its locale; a redirect from such a path to
 * itself is ignored and the page is shown.
 */
export type RedirectQuery = { path: string; search: string; locale: Locale; isBelow?: boolean };
/** The full address in that locale, or a loop of redirects. */
export type ContentRedirect = { kind: "go"; to: string; status: 301 | 302 } | { kind: "loop" } | null;

/** The services used to build and send pages. */
export type PageServices = {
  services: Services;
  csrf: Csrf;
  cache: PageCache;
  metrics: Metrics;
  build: Build;
  /** The storefront's modules. Development reloads them for each request. */
  shop: () => Promise<ShopModule>;
  /** Finds the editors' redirect for a path; null when there is none. In a preview `services` contains the drafts. */
  redirectOf: (services: Services, wanted: RedirectQuery) => Promise<ContentRedirect>;
  formAnswers: FormAnswers;
  /** Content with drafts, for the preview with this hash. */
  drafts: (hash: string) => ContentClient;
  /** Set while unpublished content is shown. */
  preview?: Preview;
};
