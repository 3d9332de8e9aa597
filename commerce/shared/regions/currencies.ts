import type { CurrencyFormat } from "#commerce/shared/money/rules.ts";
import { defaultCurrencyFormat } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "./rules.ts";
import type { PriceRegion } from "./schema.ts";

/** A currency as GET /api/currencies returns it (specification 3.16, 7.3). */
export type Currency = CurrencyFormat & {
  id: number;
  currency_code: string;
  name: string;
  is_default: boolean;
  enabled: boolean;
  /**
   * How many units of it one unit of the default currency is worth. For information only, because every region has its
   * own prices.
   */
  currency_exchange_rate: string;
};

const euro: CurrencyFormat = {
  token: "€",
  decimal_token: ",",
  thousands_token: ".",
  decimal_places: 2,
  token_location: "right",
};

const currencies: Omit<Currency, "is_default">[] = [
  {
    id: 1,
    currency_code: "USD",
    name: "US Dollar",
    ...defaultCurrencyFormat,
    enabled: true,
    currency_exchange_rate: "1.0000000000",
  },
  {
    id: 2,
    currency_code: "CAD",
    name: "Canadian Dollar",
    ...defaultCurrencyFormat,
    enabled: true,
    currency_exchange_rate: "1.3600000000",
  },
  { id: 3, currency_code: "EUR", name: "Euro", ...euro, enabled: true, currency_exchange_rate: "0.9500000000" },
];

/**
 * Returns all currencies. The region's own comes first and is marked as the default, because clients use the first
 * entry (specification 3.16).
 */
export function currenciesFor(region: PriceRegion): Currency[] {
  const own = currencyOf(region);
  return currencies
    .map((currency) => ({ ...currency, is_default: currency.currency_code === own }))
    .sort((a, b) => Number(b.is_default) - Number(a.is_default) || a.id - b.id);
}
