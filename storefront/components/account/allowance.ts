import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { dateText } from "#storefront/i18n/date-text.ts";

/** What a professional may still spend, in minor units; `until` is the code's last day in words, made on the server. */
export type AllowanceView = {
  left: number;
  limit: number;
  /** By how much what is in the cart passes it. */
  over: number;
  until: string | null;
  /** Whose limit it is: an employee's, or a professional's. */
  isEmployee: boolean;
  isExpired: boolean;
  currency: string;
};

/** For professionals their limit, for those whose code has expired why prices are the shop's again; null for all others. */
export function allowanceView(
  allowance: Allowance | null,
  { region, amount, intl }: { region: string; amount: number; intl: string },
): AllowanceView | null {
  if (!allowance || !(allowance.isExpired || isProRegion(region))) return null;
  const { left, limit, expiresOn, isEmployee, isExpired, currency } = allowance;
  const until = expiresOn && dateText(expiresOn, intl);
  return { left, limit, over: Math.max(0, amount - left), until, isEmployee, isExpired, currency };
}
