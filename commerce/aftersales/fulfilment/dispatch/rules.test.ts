import { expect, test } from "vitest";
import { labelsCsv, streetParts } from "./labels.ts";
import { barsOf, pickList } from "./rules.ts";

const line = (productId: number, sku: string, quantity: number, shelf = "") => ({
  productId,
  variantId: productId * 10,
  sku,
  shelf,
  name: `Product ${productId}`,
  options: "",
  quantity,
});

test("a pick list names each variant once, in the order of SKUs, with all that it is for", () => {
  const orders = [
    { id: 1, lines: [line(2, "B", 1), line(1, "A", 2)] },
    { id: 2, lines: [line(2, "B", 3), line(3, "C", 0)] },
  ];
  expect(pickList(orders)).toEqual([
    {
      productId: 1,
      name: "Product 1",
      quantity: 2,
      picks: [{ variantId: 10, sku: "A", shelf: "", options: "", quantity: 2, orders: [1] }],
    },
    {
      productId: 2,
      name: "Product 2",
      quantity: 4,
      picks: [{ variantId: 20, sku: "B", shelf: "", options: "", quantity: 4, orders: [1, 2] }],
    },
  ]);
});

test("a pick list follows the shelves, and what lies nowhere in particular comes last", () => {
  const lines = [line(1, "A", 1), line(2, "B", 1, "C-10"), line(3, "C", 1, "C-2"), line(4, "D", 1, "B-1")];
  const picks = pickList([{ id: 1, lines }]).flatMap((group) => group.picks.map(({ shelf, sku }) => [shelf, sku]));
  expect(picks).toEqual([
    ["B-1", "D"],
    ["C-2", "C"],
    ["C-10", "B"],
    ["", "A"],
  ]);
});

test("an order's number as bars: five to a sign, three of nine wide, between two signs that begin and end", () => {
  const { bars, width } = barsOf(10001);
  expect(bars).toHaveLength(7 * 5);
  expect(width).toBe(7 * (6 + 3 * 3) + 6);
});

test.each([
  ["Lindenstraße 9", { street: "Lindenstraße", number: "9" }],
  ["Am Markt 12 a", { street: "Am Markt", number: "12 a" }],
  ["9 Signal Road", { street: "9 Signal Road", number: "" }],
  ["Straße des 17. Juni 135-137", { street: "Straße des 17. Juni", number: "135-137" }],
])("%j is a street with a number", (text, parts) => {
  expect(streetParts(text)).toEqual(parts);
});

test("labels hold no formula, and each profile its own columns", () => {
  const address = {
    firstName: "=HYPERLINK(1)",
    lastName: "",
    company: "A; B",
    address1: "Lindenstraße 9",
    address2: "",
    city: "Berlin",
    state: "",
    postalCode: "10969",
    country: "de",
    phone: "+49 30 1",
  };
  const order = { id: 10001, shippingAddress: address, email: "a@firn.example", shippingMethod: { code: "standard" } };
  const parcel = { order: order as never, pieces: 2, grams: 1500 };
  const generic = labelsCsv("generic", [parcel]).split("\r\n");
  expect(generic[1]).toBe(
    "10001,'=HYPERLINK(1),A; B,Lindenstraße 9,,10969,Berlin,,DE,'+49 30 1,a@firn.example,standard,2,1.500",
  );
  const dhl = labelsCsv("dhl", [parcel]).split("\r\n");
  expect(dhl[0]).toContain("Referenz;Empfänger Name 1");
  expect(dhl[1]).toBe(`10001;'=HYPERLINK(1);"A; B";Lindenstraße;9;;10969;Berlin;;DEU;a@firn.example;'+49 30 1;1.500;1`);
});
