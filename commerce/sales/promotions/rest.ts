import { type Static, Type } from "typebox";
import { exactFromDecimal, toDecimal } from "#commerce/shared/money/rules.ts";
import { closed, DisplayNames, Id, lineOf, Moment, orNull } from "#commerce/shared/rest/shapes.ts";
import { largestId } from "#platform/ids.ts";
import type { Code } from "./reads.ts";
import type { Promotion } from "./schema.ts";

/** Promotions in the staff's REST routes: decimal amounts, one per currency. */

const Ids = Type.Array(Id, { maxItems: 500, uniqueItems: true });
const Amount = Type.Object(
  {
    currency_code: Type.String({ pattern: "^[A-Z]{3}$" }),
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
  },
  { additionalProperties: false },
);
const Amounts = Type.Array(Amount, { maxItems: 10 });
const Count = Type.Integer({ minimum: 1, maximum: 50 });
const Uses = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

const fields = {
  name: lineOf(100, 1),
  display_names: DisplayNames,
  kind: Type.Union([
    Type.Literal("percent"),
    Type.Literal("fixed"),
    Type.Literal("free_shipping"),
    Type.Literal("buy_x_get_y"),
  ]),
  redemption_type: Type.Union([Type.Literal("COUPON"), Type.Literal("AUTOMATIC")]),
  status: Type.Union([Type.Literal("ENABLED"), Type.Literal("DISABLED")]),
  percent: orNull(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  amounts: Amounts,
  buy_quantity: orNull(Count),
  get_quantity: orNull(Count),
  reward_category_ids: Ids,
  reward_product_ids: Ids,
  shipping_methods: Type.Array(lineOf(40, 1), { maxItems: 20 }),
  regions: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20, uniqueItems: true }),
  customer_group_ids: Ids,
  category_ids: Ids,
  product_ids: Ids,
  minimums: Amounts,
  can_be_used_with_other_promotions: Type.Boolean(),
  priority: Type.Integer({ minimum: 0, maximum: 10_000 }),
  start_date: orNull(Moment),
  end_date: orNull(Moment),
  max_uses: orNull(Uses),
  max_uses_per_customer: orNull(Uses),
};

const { name, kind, ...others } = fields;
export const PromotionBody = Type.Object({ name, kind, ...Type.Partial(Type.Object(others)).properties }, closed);
const Version = Type.Integer({ minimum: 1, maximum: largestId });
export const PromotionPatch = Type.Partial(Type.Object({ version: Version, ...fields }), {
  ...closed,
  minProperties: 1,
});
export type PromotionPatch = Static<typeof PromotionPatch>;

export const PromotionV3 = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  ...fields,
  current_uses: Type.Integer(),
});

export const CodeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) }, closed);
export const CodeV3 = Type.Object({ code: Type.String(), current_uses: Type.Integer(), created_at: Moment });

const listed = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([currency, amount]) => ({
    currency_code: currency,
    amount: toDecimal(amount, currency),
  }));

export const toPromotionV3 = (promotion: Promotion, uses: number): Static<typeof PromotionV3> => ({
  id: promotion.id,
  version: promotion.version,
  name: promotion.name,
  display_names: promotion.titles,
  kind: promotion.kind,
  redemption_type: promotion.isAutomatic ? "AUTOMATIC" : "COUPON",
  status: promotion.isActive ? "ENABLED" : "DISABLED",
  percent: promotion.percent,
  amounts: listed(promotion.amounts),
  buy_quantity: promotion.buy,
  get_quantity: promotion.get,
  reward_category_ids: promotion.rewardCategoryIds,
  reward_product_ids: promotion.rewardProductIds,
  shipping_methods: promotion.methods,
  regions: promotion.regions,
  customer_group_ids: promotion.groupIds,
  category_ids: promotion.categoryIds,
  product_ids: promotion.productIds,
  minimums: listed(promotion.minimums),
  can_be_used_with_other_promotions: !promotion.isExclusive,
  priority: promotion.priority,
  start_date: promotion.startsAt?.toISOString() ?? null,
  end_date: promotion.endsAt?.toISOString() ?? null,
  max_uses: promotion.maxUses,
  max_uses_per_customer: promotion.maxUsesPerCustomer,
  current_uses: uses,
});

/** 0, which is refused later, for a value that is not an amount of the currency. */
const byCurrency = (amounts: Static<typeof Amounts>): Record<string, number> =>
  Object.fromEntries(amounts.map(({ currency_code: code, amount }) => [code, exactFromDecimal(amount, code) ?? 0]));

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Applies a body to the existing promotion. */
export function withPatch(before: Promotion, patch: PromotionPatch): Promotion {
  const given = <T, U>(value: T | undefined, read: (value: T) => U, old: U): U =>
    value === undefined ? old : read(value);
  const as = <T>(value: T | undefined, old: T): T => (value === undefined ? old : value);
  return {
    ...before,
    name: as(patch.name, before.name),
    titles: as(patch.display_names, before.titles),
    kind: as(patch.kind, before.kind),
    isAutomatic: given(patch.redemption_type, (type) => type === "AUTOMATIC", before.isAutomatic),
    isActive: given(patch.status, (status) => status === "ENABLED", before.isActive),
    percent: as(patch.percent, before.percent),
    amounts: given(patch.amounts, byCurrency, before.amounts),
    buy: as(patch.buy_quantity, before.buy),
    get: as(patch.get_quantity, before.get),
    rewardCategoryIds: as(patch.reward_category_ids, before.rewardCategoryIds),
    rewardProductIds: as(patch.reward_product_ids, before.rewardProductIds),
    methods: as(patch.shipping_methods, before.methods),
    regions: as(patch.regions, before.regions),
    groupIds: as(patch.customer_group_ids, before.groupIds),
    categoryIds: as(patch.category_ids, before.categoryIds),
    productIds: as(patch.product_ids, before.productIds),
    minimums: given(patch.minimums, byCurrency, before.minimums),
    isExclusive: given(patch.can_be_used_with_other_promotions, (may) => !may, before.isExclusive),
    priority: as(patch.priority, before.priority),
    startsAt: given(patch.start_date, moment, before.startsAt),
    endsAt: given(patch.end_date, moment, before.endsAt),
    maxUses: as(patch.max_uses, before.maxUses),
    maxUsesPerCustomer: as(patch.max_uses_per_customer, before.maxUsesPerCustomer),
  };
}

export const toCodeV3 = ({ code, uses, createdAt }: Code): Static<typeof CodeV3> => ({
  code,
  current_uses: uses,
  created_at: createdAt.toISOString(),
});
