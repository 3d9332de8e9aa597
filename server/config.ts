import { translationSettings } from "#commerce/aftersales/translations/services.ts";
import { paymentSettings } from "#commerce/sales/payments/providers.ts";
import { taxSettings } from "#commerce/sales/tax/services.ts";
import { type Config, readConfig as readSettings } from "#platform/config.ts";

/**
 * The configuration of the whole product: the platform's settings and those of the payment, tax and translation
 * providers.
 */
export const readConfig = (environment: Record<string, string | undefined>): Config & Record<string, unknown> =>
  readSettings(environment, [paymentSettings, taxSettings, translationSettings]);
