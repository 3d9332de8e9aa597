import { expect, test } from "vitest";
import { screenOf } from "./screens.ts";

const entry = (type: string, recordId: string, aggregate: [type: string, id: string], action = "update") =>
  screenOf({ type, recordId, aggregate: { type: aggregate[0], id: aggregate[1] }, action })?.path;

test("a record of the log leads to its screen, and a part to that of the whole", () => {
  expect(entry("product", "1012", ["product", "1012"])).toBe("/products/1012");
  expect(entry("price", "us/50001", ["product", "1012"])).toBe("/products/1012");
  expect(entry("stock", "50001", ["stock", "1012"])).toBe("/products/1012");
  expect(entry("payment", "0190-ab", ["order", "10001"])).toBe("/orders/10001");
  expect(entry("return-item", "7/31", ["order", "10001"])).toBe("/returns/7");
  expect(entry("media", "firn/image/a b", ["media", "firn/image/a b"])).toBe("/pictures/a%20b");
  expect(entry("media", "firn/document/care", ["media", "firn/document/care"])).toBe("/documents/care");
  expect(entry("shipping-method", "3", ["shipping-zone", "1"])).toBe("/settings/delivery");
});

test("what was deleted, what is exported as a list and what has no screen lead nowhere", () => {
  expect(entry("product", "1012", ["product", "1012"], "delete")).toBeUndefined();
  expect(entry("variant", "50001", ["product", "1012"], "delete")).toBe("/products/1012");
  expect(entry("order", "", ["order", ""], "export")).toBeUndefined();
  expect(entry("media", "firn/video/run", ["media", "firn/video/run"])).toBeUndefined();
  expect(entry("taxonomy", "sizes", ["taxonomy", "sizes"])).toBeUndefined();
});
