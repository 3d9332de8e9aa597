import type { ResponseCache } from "#commerce/catalog/api/response-cache.ts";
import type { OfficeFiles } from "#office/serve.ts";
import type { Geo } from "#platform/geo.ts";
import type { Mail } from "#platform/mail.ts";
import type { Metrics } from "#platform/metrics.ts";
import type { lateSchemas } from "#server/plugins/late-schemas.ts";
import type { Services } from "#storefront/app/services.ts";
import type { PageCache } from "#storefront/render/cache/page-cache.ts";
import type { Build } from "#storefront/render/document/assets.ts";
import type { ShopModule } from "#storefront/render/page-services.ts";

/** What the HTTP side is put together from. */
export type AppParts = {
  services: Services;
  geo: Geo;
  metrics: Metrics;
  build: Build;
  /** Where the office comes from; left out: a shell without files, as tests of routes need no more. */
  office?: OfficeFiles;
  pages: PageCache;
  catalogue: ResponseCache;
  /** Sends what staff try out; left out, as in tests, it goes nowhere. */
  mail?: Mail;
  shop: () => Promise<ShopModule>;
  /** For tests: hears of every schema that would be compiled when it is needed. */
  onSchema?: Parameters<typeof lateSchemas>[0];
};
