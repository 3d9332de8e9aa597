import type { UseFormReturn } from "react-hook-form";
import type { Static } from "typebox";
import type { PromotionV3 } from "#commerce/sales/promotions/rest.ts";
import type { Key } from "../../i18n/languages.ts";
import { currencyOf, priceRegions } from "../../runtime/markets.ts";

export type Promotion = Static<typeof PromotionV3>;
export type PromotionValues = Omit<Promotion, "id" | "version" | "current_uses">;
export type PromotionForm = UseFormReturn<PromotionValues>;

export const kinds: Record<Promotion["kind"], Key> = {
  percent: "promoPercent",
  fixed: "promoFixed",
  free_shipping: "promoFreeShipping",
  buy_x_get_y: "promoBundle",
};

/** All currencies in which the shop sells, without duplicates. */
export const currencies = [...new Set(priceRegions.map(currencyOf))];

export const labels: Record<keyof PromotionValues, Key> = {
  name: "name",
  display_names: "promoNames",
  kind: "promoKind",
  redemption_type: "redemption",
  status: "status",
  percent: "promoPercentOff",
  amounts: "promoAmountOff",
  buy_quantity: "promoBuy",
  get_quantity: "promoGet",
  reward_category_ids: "promoRewards",
  reward_product_ids: "promoRewards",
  shipping_methods: "promoMethods",
  regions: "promoRegions",
  customer_group_ids: "promoGroups",
  category_ids: "categories",
  product_ids: "products",
  minimums: "promoMinimum",
  can_be_used_with_other_promotions: "promoCombines",
  priority: "promoPriority",
  start_date: "starts",
  end_date: "ends",
  max_uses: "promoMaxUses",
  max_uses_per_customer: "promoMaxPerCustomer",
};

export function valuesOf({ id: _, version: __, current_uses: ___, ...values }: Promotion): PromotionValues {
  return values;
}

/**
 * Changes the kind of promotion. Fields that the new kind does not use are cleared, so that hidden values are not sent.
 */
export function ofKind(values: PromotionValues, kind: Promotion["kind"]): Partial<PromotionValues> {
  const isBundle = kind === "buy_x_get_y";
  return {
    kind,
    percent: kind === "percent" || isBundle ? (values.percent ?? (isBundle ? 100 : 10)) : null,
    amounts: kind === "fixed" ? values.amounts : [],
    buy_quantity: isBundle ? (values.buy_quantity ?? 2) : null,
    get_quantity: isBundle ? (values.get_quantity ?? 1) : null,
    reward_category_ids: isBundle ? values.reward_category_ids : [],
    reward_product_ids: isBundle ? values.reward_product_ids : [],
    shipping_methods: kind === "free_shipping" ? values.shipping_methods : [],
  };
}

type Amounts = PromotionValues["amounts"];

/** Sets the amount of one currency in the list; null removes it. */
export const withAmount = (amounts: Amounts, currency: string, amount: number | null): Amounts => [
  ...amounts.filter(({ currency_code }) => currency_code !== currency),
  ...(amount === null ? [] : [{ currency_code: currency, amount }]),
];
