import { describe, expect, test } from "vitest";
import { changeOf, emptyDraft, kindsOfChange } from "./draft.ts";

describe("a change of many products, as somebody fills it in", () => {
  test("is none before what it needs is there", () => {
    const ready = kindsOfChange.filter((kind) => changeOf({ ...emptyDraft, kind }) !== null);
    expect(ready).toEqual(["availability"]);
    expect(changeOf({ ...emptyDraft, number: null, priceLists: ["us"] })).toBeNull();
    expect(changeOf({ ...emptyDraft, kind: "brand", brand: "  " })).toBeNull();
  });

  test("prices go down by percent and end as is wished", () => {
    const draft = { ...emptyDraft, number: -12.5, priceLists: ["us", "pro"] as const };
    expect(changeOf({ ...draft, priceLists: [...draft.priceLists], roundTo: "0.95" })).toEqual({
      prices: { price_lists: ["us", "pro"], change: { percent: -12.5, round_to: 0.95 } },
    });
  });

  test("a sale has its days, one of which may be open", () => {
    const until = "2099-12-24T22:59:00.000Z";
    const draft = { ...emptyDraft, kind: "sale" as const, how: "set" as const, number: 99, until };
    expect(changeOf({ ...draft, priceLists: ["eu_region_1"] })).toEqual({
      prices: { price_lists: ["eu_region_1"], change: { set: 99 }, sale: { from: null, until } },
    });
  });

  test("labels change as far as somebody said so", () => {
    expect(changeOf({ ...emptyDraft, kind: "labels", labels: { is_new: false } })).toEqual({ is_new: false });
  });
});
