import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import "./order-totals.css";

type Props = {
  totals: readonly TotalLine[];
  total: number;
  currency: string;
  /** Another label for the sum, and a note below it, while part of it is not known yet. */
  called?: { label: string; note: string } | undefined;
};

/** The parts of the total. Included taxes are listed below the total, added taxes above it. */
export function OrderTotals({ totals, total, currency, called }: Props) {
  const t = useText();
  const { locale, texts } = useShop();
  const money = (amount: number) => formatMoney(amount, currency, locale.intl);
  const rate = (value = 0) => new Intl.NumberFormat(locale.intl, { maximumFractionDigits: 3 }).format(value);
  const label = (line: TotalLine): string => {
    const { name: own = "", code } = line;
    if (line.kind === "discount" && own) return code ? `${own} (${code})` : own;
    const name = line.label in texts ? t(line.label as TextKey, { last4: own }) : line.label;
    if (line.kind !== "tax") return name;
    const place = line.jurisdiction?.replace(/^[A-Z]{2}-/, "") ?? "";
    return t(line.included ? "total.tax.included" : "total.tax.added", { name, place, rate: rate(line.rate) });
  };
  const amount = (line: TotalLine) =>
    line.kind === "shipping" && line.amount === 0 ? t("shipping.free") : money(line.amount);

  return (
    <dl className="totals numbers">
      {totals
        .filter((line) => !line.included)
        .map((line) => (
          <div key={keyOf(line)}>
            <dt>{label(line)}</dt>
            <dd>{amount(line)}</dd>
          </div>
        ))}
      <div className="totals-sum">
        <dt>
          {called?.label ?? t("checkout.total")}
          {called && <span className="totals-note">{called.note}</span>}
        </dt>
        <dd>
          <small>{currency}</small> {money(total)}
        </dd>
      </div>
      {totals
        .filter((line) => line.included)
        .map((line) => (
          <div key={keyOf(line)} className={line.kind === "due" ? "totals-due" : "quiet"}>
            <dt>{label(line)}</dt>
            <dd>{money(line.kind === "gift_card" ? -line.amount : line.amount)}</dd>
          </div>
        ))}
    </dl>
  );
}

const keyOf = ({ label, jurisdiction = "", promotion = 0, name = "" }: TotalLine): string =>
  `${label} ${jurisdiction} ${promotion} ${name}`;
