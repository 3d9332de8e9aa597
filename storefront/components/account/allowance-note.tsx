import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Notice } from "#ui/notice.tsx";
import type { AllowanceView } from "./allowance.ts";

/**
 * Shows a professional how much of their limit is left, whether this cart exceeds it, or that their code has expired.
 */
export function AllowanceNote({ allowance }: { allowance: AllowanceView | null }) {
  const t = useText();
  const { locale } = useShop();
  if (!allowance) return null;
  const { left, limit, over, until, isEmployee, isExpired, currency } = allowance;
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  if (isExpired) return <Notice>{t("pro.ended", { date: until ?? "" })}</Notice>;
  const amounts = { left: money(left), limit: money(limit) };
  const whose = isEmployee ? "employee" : "pro";
  const rest = until === null ? t(`${whose}.left`, amounts) : t(`${whose}.leftUntil`, { ...amounts, date: until });
  if (over === 0) return <Notice>{rest}</Notice>;
  return (
    <Notice kind="error">
      <strong>{t(`${whose}.over`, { amount: money(over) })}</strong>
      <p>{rest}</p>
    </Notice>
  );
}
