import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop } from "#storefront/app/shop.tsx";

/** An amount in minor units, formatted for the visitor's locale. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return formatMoney(amount, currency, useShop().locale.intl);
}
