import type { Language } from "#commerce/shared/regions/schema.ts";

/** Promotions: discounts on carts. Amounts are integer minor units; `amounts` and `minimums` are by currency. */

export type PromotionKind = "percent" | "fixed" | "free_shipping" | "buy_x_get_y";

export type Promotion = {
  id: number;
  /** 0 when not stored yet. */
  version: number;
  name: string;
  titles: Partial<Record<Language, string>>;
  kind: PromotionKind;
  /** For percent promotions, and for the discount on the `get` units; null for others. */
  percent: number | null;
  amounts: Record<string, number>;
  buy: number | null;
  get: number | null;
  /** Which products are discounted as `get` units; when both are empty, the same as those bought. */
  rewardCategoryIds: number[];
  rewardProductIds: number[];
  /** Codes of the delivery methods that become free; empty means all. */
  methods: string[];
  /** The regions, groups and goods it applies to; an empty list sets no limit. */
  regions: string[];
  groupIds: number[];
  categoryIds: number[];
  productIds: number[];
  /** The minimum value of the goods. When some currencies are listed, the promotion does not apply in others. */
  minimums: Record<string, number>;
  isAutomatic: boolean;
  isActive: boolean;
  /** Cannot be combined with other promotions. */
  isExclusive: boolean;
  /** Lower priorities are applied first. */
  priority: number;
  /** The first and last moment of validity. */
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
};

/** A promotion for one cart: the code used, and its use counts by all orders and by this shopper. */
export type Offer = Promotion & { code: string | null; uses: number; usesOfShopper: number };

export type BasketLine = {
  productId: number;
  /** One line per variant. */
  variantId: number;
  /** The product's categories and all their ancestors. */
  categoryIds: readonly number[];
  /** The price of one unit for this customer. */
  unitPrice: number;
  quantity: number;
  /** False for gift cards, which are never discounted. */
  isDiscountable: boolean;
};

export type Basket = {
  region: string;
  currency: string;
  language: string;
  lines: readonly BasketLine[];
  /** The chosen delivery; null when none can be chosen yet. */
  shipping: { code: string; amount: number } | null;
  shopper: Shopper;
};

/** Guests are in the guests' group, when there is one. */
export type Shopper = { groupId: number | null; isPro: boolean; isEmployee: boolean };

/** The discount of one promotion: an amount per variant (adding up to the amount), or on the delivery. */
export type Saving = {
  promotionId: number;
  code: string | null;
  name: string;
  on: "goods" | "shipping";
  amount: number;
  items: { variantId: number; amount: number }[];
};

/** The promotions that may apply to one cart, and the facts needed to decide besides the cart. */
export type Offers = { offers: Offer[]; shopper: Shopper; categories: Record<string, number[]> };

/** The kind of gift card products: sold at face value and delivered by email. */
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

/** A code on the cart that gives no discount. `missing`: how much more the goods must cost. */
export type RefusedCode = { code: string; reason: Refusal; missing?: number };

export type Savings = {
  lines: Saving[];
  /** Codes that apply, in the order of application. Free delivery applies even when delivery is already free. */
  codes: { code: string; name: string; kind: PromotionKind; amount: number }[];
  refused: RefusedCode[];
  /** Sums of the lines. */
  goods: number;
  shipping: number;
};

/** The maximum number of codes on one cart. */
export const maxCodes = 5;
