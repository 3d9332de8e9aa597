import { translationSettings } from "#commerce/aftersales/translations/services.ts";
import { paymentSettings } from "#commerce/sales/payments/providers.ts";
import { taxSettings } from "#commerce/sales/tax/services.ts";
import { type Config, readConfig as readShopConfig } from "#commerce/settings/environment.ts";

/**
 * The configuration of the whole product: the settings of platform and shop and those of the payment, tax and translation
 * providers.
 */
export const readConfig = (environment: Record<string, string | undefined>): Config & Record<string, unknown> =>
  readShopConfig(environment, [paymentSettings, taxSettings, translationSettings]);
