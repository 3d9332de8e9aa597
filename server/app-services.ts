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

/** What the HTTP side is built from. */
export type AppServices = {
  services: Services;
  geo: Geo;
  metrics: Metrics;
  build: Build;
  /** The office's files. When absent, a shell without files is served, which is enough for tests of routes. */
  office?: OfficeFiles;
  pages: PageCache;
  catalogue: ResponseCache;
  /** Sends mail that staff try out. When absent, as in tests, mail is discarded. */
  mail?: Mail;
  shop: () => Promise<ShopModule>;
  /** For tests: called with every schema whose compilation is put off. */
  onSchema?: Parameters<typeof lateSchemas>[0];
};
