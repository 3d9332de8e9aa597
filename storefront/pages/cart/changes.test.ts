import { expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import type { CartLineView } from "./props.ts";

const line = (id: string, quantity: number, more: Partial<CartLineView> = {}): CartLineView => ({
  id,
  quantity,
  variantId: 1,
  productId: 7,
  uid: id,
  title: id,
  options: [],
  sku: id,
  unitPrice: 100,
  total: 100 * quantity,
  isRefused: false,
  isTyped: false,
  ...more,
});
const quantities = (before: CartLineView[], now: CartLineView[]) => {
  const { added, removed } = changesBetween(before, now);
  const short = (sold: typeof added) => sold.map(({ uid, quantity }) => `${uid} ${quantity}`);
  return { added: short(added), removed: short(removed) };
};

test("7.13 what a form has changed in the cart is told by the pieces that came and went", () => {
  const before = [line("wax", 2), line("board", 3), line("cap", 1)];
  const now = [line("wax", 5), line("board", 1), line("leash", 1)];
  expect(quantities(before, now)).toEqual({ added: ["wax 3", "leash 1"], removed: ["board 2", "cap 1"] });
  expect(quantities(before, before)).toEqual({ added: [], removed: [] });
  expect(quantities(before, [])).toEqual({ added: [], removed: ["wax 2", "board 3", "cap 1"] });
});

test("7.13 a quantity that was refused is no change of the cart", () => {
  expect(quantities([line("wax", 2)], [line("wax", 40, { isTyped: true, isRefused: true })])).toEqual({
    added: [],
    removed: [],
  });
});
