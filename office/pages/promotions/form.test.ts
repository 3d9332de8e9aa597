import { expect, test } from "vitest";
import { ofKind, type PromotionValues, withAmount } from "./form.ts";

const values = {
  kind: "percent",
  percent: 15,
  amounts: [{ currency_code: "USD", amount: 5 }],
  buy_quantity: null,
  get_quantity: null,
  reward_category_ids: [3],
  reward_product_ids: [4],
  shipping_methods: ["express"],
} as unknown as PromotionValues;

test("another kind keeps what goes with it and empties the rest", () => {
  expect(ofKind(values, "fixed")).toMatchObject({ percent: null, amounts: values.amounts, reward_product_ids: [] });
  expect(ofKind(values, "free_shipping")).toMatchObject({ percent: null, amounts: [], shipping_methods: ["express"] });
  expect(ofKind(values, "buy_x_get_y")).toMatchObject({ percent: 15, buy_quantity: 2, get_quantity: 1, amounts: [] });
  expect(ofKind({ ...values, percent: null }, "percent")).toMatchObject({ percent: 10, shipping_methods: [] });
});

test("an amount replaces that of its currency, and none takes it out", () => {
  const euros = withAmount(values.amounts, "EUR", 7);
  expect(euros).toEqual([...values.amounts, { currency_code: "EUR", amount: 7 }]);
  expect(withAmount(euros, "USD", 9)).toContainEqual({ currency_code: "USD", amount: 9 });
  expect(withAmount(euros, "USD", null)).toEqual([{ currency_code: "EUR", amount: 7 }]);
});
