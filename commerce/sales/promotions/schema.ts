import type { Language } from "#commerce/shared/regions/schema.ts";

/** What takes something off a cart. Amounts are integer minor units; `amounts` and `minimums` are by currency. */

export type PromotionKind = "percent" | "fixed" | "free_shipping" | "buy_x_get_y";

export type Promotion = {
  id: number;
  /** 0: not stored yet. */
  version: number;
  name: string;
  titles: Partial<Record<Language, string>>;
  kind: PromotionKind;
  /** Of percent, and how much the `get` pieces are reduced by; null for the others. */
  percent: number | null;
  amounts: Record<string, number>;
  buy: number | null;
  get: number | null;
  /** What the `get` pieces are taken from; both empty: from what is bought. */
  rewardCategoryIds: number[];
  rewardProductIds: number[];
  /** Codes of the deliveries that become free; empty: all. */
  methods: string[];
  /** Where it counts, for whom and for what; an empty list limits nothing. */
  regions: string[];
  groupIds: number[];
  categoryIds: number[];
  productIds: number[];
  /** What the goods must come to; a currency that is not named where others are is not served. */
  minimums: Record<string, number>;
  isAutomatic: boolean;
  isActive: boolean;
  /** Counts alone or not at all. */
  isExclusive: boolean;
  /** The lower, the earlier it is applied. */
  priority: number;
  /** First and last moment. */
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** A promotion as it concerns one cart: by which code, and how often it was used so far, by others' orders and this shopper's. */
export type Offer = Promotion & { code: string | null; uses: number; usesOfShopper: number };

export type BasketLine = {
  productId: number;
  /** One line per variant. */
  variantId: number;
  /** Of the product and of all above. */
  categoryIds: readonly number[];
  /** What a piece costs this customer now. */
  unitPrice: number;
  quantity: number;
  /** False for gift cards: money is not sold for less. */
  isDiscountable: boolean;
};

export type Basket = {
  region: string;
  currency: string;
  language: string;
  lines: readonly BasketLine[];
  /** The delivery that counts; null where there is none to choose yet. */
  shipping: { code: string; amount: number } | null;
  shopper: Shopper;
};

/** Guests are in the guests' group, where there is one. */
export type Shopper = { groupId: number | null; isPro: boolean; isEmployee: boolean };

/** What one promotion takes off: of which variants how much (adds up to the amount), or of the delivery. */
export type Saving = {
  promotionId: number;
  code: string | null;
  name: string;
  on: "goods" | "shipping";
  amount: number;
  items: { variantId: number; amount: number }[];
};

/** What may count for one cart, and what deciding needs to know beside the cart. */
export type Offers = { offers: Offer[]; shopper: Shopper; categories: Record<string, number[]> };

/** Products of this kind are gift cards: sold for what they are worth, and delivered by e-mail. */
export const giftCardKind = "gift-card";

export type Refusal =
  | "unknown"
  | "not-yet"
  | "ended"
  | "region"
  | "group"
  | "minimum"
  | "nothing"
  | "used-up"
  | "used-by-you"
  | "not-with-others";

/** A code that is on the cart and takes nothing off. `missing`: what the goods lack to the minimum. */
export type RefusedCode = { code: string; reason: Refusal; missing?: number };

export type Savings = {
  lines: Saving[];
  /** Codes that count, in the order that they are applied. Free delivery counts where it takes off nothing, too. */
  codes: { code: string; name: string; kind: PromotionKind; amount: number }[];
  refused: RefusedCode[];
  /** Sums of the lines. */
  goods: number;
  shipping: number;
};

/** Most codes on one cart. */
export const maxCodes = 5;
