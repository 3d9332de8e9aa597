import type { TranslationService } from "#commerce/aftersales/translations/translation-service.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import type { Config } from "#commerce/settings/environment.ts";
import type { Db } from "#database/tables.ts";
import type { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { PhotoServices } from "#services/media/uploads/photos.ts";
import type { SearchEngine } from "#services/search/search-engine.ts";

/** All stateful services passed to actions and pages. Created once in server/. */
export type Services = {
  config: Config;
  log: Logger;
  db: Db;
  jobs: Jobs;
  content: ContentClient;
  search: SearchEngine;
  /** Data that pages read often, cached until it changes. */
  cache: TaggedCache;
  payments: PaymentProvider;
  tax: TaxService;
  /** Translates reviews on request. Null when no service is configured. */
  translations: TranslationService | null;
  /** Stores pictures sent by visitors. */
  media: PhotoServices;
};
