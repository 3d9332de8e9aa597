import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { dateText } from "#storefront/i18n/date-text.ts";

/** How much a professional may still spend, in minor units. `until` is the code's last day, formatted on the server. */
export type AllowanceView = {
  left: number;
  limit: number;
  /** The amount by which the cart exceeds what is left. */
  over: number;
  until: string | null;
  /** Whether the limit is an employee's; otherwise it is a professional's. */
  isEmployee: boolean;
  isExpired: boolean;
  currency: string;
};

/**
 * Returns the limit for professionals. Customers with an expired code get a view that explains why the shop's normal
 * prices apply again. Null for everyone else.
 */
export function allowanceView(
  allowance: Allowance | null,
  { region, amount, intl }: { region: string; amount: number; intl: string },
): AllowanceView | null {
  if (!allowance || !(allowance.isExpired || isProRegion(region))) return null;
  const { left, limit, expiresOn, isEmployee, isExpired, currency } = allowance;
  const until = expiresOn && dateText(expiresOn, intl);
  return { left, limit, over: Math.max(0, amount - left), until, isEmployee, isExpired, currency };
}
