import { savedPercent } from "#commerce/catalog/prices/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { PriceText } from "#ui/price-text.tsx";

type Props = {
  /** Minor units. */
  amount: number;
  currency: string;
  /** The highest price of the variants, when prices differ. The price then reads "from …". */
  to?: number;
  retail?: number;
  /** The lowest price of the 30 days before the reduction; shown in the EU. */
  lowest?: number;
  /** "20,00 €/100 g · 200,00 €/kg", where the law requires it. */
  unit?: string;
  /** The end of the reduction, formatted as text. */
  ends?: string;
  /** A professional's price: what it saves is said already (pro-price.ts). */
  isPro?: true | undefined;
  className?: string;
};

/** A price, formatted for the visitor's locale. */
export function Price({ amount, currency, to, retail, lowest, unit, ends, isPro, className }: Props) {
  const { locale } = useShop();
  const t = useText();
  const money = (value: number) => formatMoney(value, currency, locale.intl);
  const isRange = to !== undefined && to > amount;
  const now = isRange ? t("catalogue.price-from", { price: money(amount) }) : money(amount);
  const was = retail !== undefined && retail > amount ? money(retail) : undefined;
  // What is saved is told beside the price that it is saved of: in the Union the lowest one of 30 days.
  const former = locale.eu ? lowest : retail;
  const percent = was && former !== undefined && !isRange && !isPro ? savedPercent(amount, former) : 0;
  const saved = percent > 0 ? t("catalogue.price-saved", { percent }) : undefined;
  const told = was && locale.eu && lowest !== undefined && t("catalogue.lowest-price", { price: money(lowest) });
  const isOfLowest = saved !== undefined && former !== retail;
  const until = was && ends !== undefined ? t("catalogue.price-until", { moment: ends }) : undefined;
  return (
    <PriceText
      now={now}
      was={was}
      saved={isOfLowest ? undefined : saved}
      note={[unit, until, isOfLowest ? `${told} (${saved})` : told].filter(Boolean).join(" · ")}
      labels={{ now: t("catalogue.price-now"), was: t("catalogue.price-was") }}
      className={className}
    />
  );
}
