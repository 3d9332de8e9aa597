import { expect, test } from "vitest";
import { madeFor } from "./size-labels.ts";

const board = {
  kind: "snowboard",
  specs: [{ id: "measures-158", value: "1580 254 301 299 1215 8.1 67 94" }],
} as unknown as Parameters<typeof madeFor>[0];

test("a binding's size says which boots it takes, as the country counts them", () => {
  const binding = { kind: "binding", specs: [] };
  expect(madeFor(binding, "M", "us")).toBe("US 7–10");
  expect(madeFor(binding, "M", "de")).toBe("EU 40–43");
  expect(madeFor(binding, "M", "jp")).toBe("25–28 cm");
  expect(madeFor(binding, "One size", "us")).toBeUndefined();
});

test("a board's length says which riders it is made for, and clothing says nothing", () => {
  expect(madeFor(board, "158", "de")).toBe("67–94 kg");
  expect(madeFor(board, "158", "us")).toBe("148–207 lb");
  expect(madeFor(board, "162", "us")).toBeUndefined();
  expect(madeFor({ kind: "jacket", specs: [] }, "M", "us")).toBeUndefined();
});
