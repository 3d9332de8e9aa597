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
  /** A professional's price, whose saving pro-price.ts shows. */
  isPro?: true | undefined;
  /** Whether the badge shows the saving, so that the price does not. */
  isSavingTold?: boolean | undefined;
  className?: string;
};

type ReducedPrice = Pick<Props, "amount" | "to" | "retail" | "lowest" | "isPro">;

/**
 * What a price saves in whole percents, of the former price that may be named: in the Union the lowest one of 30 days.
 * 0 when nothing may be announced: for a range of prices, or a professional's.
 */
export function savingOf({ amount, to, retail, lowest, isPro }: ReducedPrice, isEu: boolean): number {
  const former = isEu ? lowest : retail;
  const isReduced = retail !== undefined && retail > amount && former !== undefined;
  return isReduced && !isPro && !(to !== undefined && to > amount) ? savedPercent(amount, former) : 0;
}

/** A price, formatted for the visitor's locale. */
export function Price({ amount, currency, to, retail, lowest, unit, ends, isPro, isSavingTold, className }: Props) {
  const { locale } = useShop();
  const t = useText();
  const money = (value: number) => formatMoney(value, currency, locale.intl);
  const isRange = to !== undefined && to > amount;
  const now = isRange ? t("catalogue.price-from", { price: money(amount) }) : money(amount);
  const was = retail !== undefined && retail > amount ? money(retail) : undefined;
  const percent = isSavingTold ? 0 : savingOf({ amount, to, retail, lowest, isPro }, locale.eu);
  const saved = percent > 0 ? t("catalogue.price-saved", { percent }) : undefined;
  const told = was && locale.eu && lowest !== undefined && t("catalogue.lowest-price", { price: money(lowest) });
  // The saving is shown next to the price that it is computed from.
  const isOfLowest = saved !== undefined && locale.eu && lowest !== retail;
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
