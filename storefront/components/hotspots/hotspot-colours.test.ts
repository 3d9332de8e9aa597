import { expect, test } from "vitest";
import { brightness } from "#storefront/components/content/values.ts";
import { readHotspot } from "./hotspot.ts";

const spot = { dataType: { value: "manual" }, points: { x: 0.5, y: 0.5 }, manual: { title: "Hut" } };

test("5 hotspot colours are hex without the leading #; what is none is left out", () => {
  const read = (backgroundColor: string, fontColor = "") =>
    readHotspot({ ...spot, backgroundColor, fontColor }, 0)?.colours;
  expect(read("0E1216", "ffffff")).toEqual({ background: "#0E1216", font: "#ffffff" });
  expect(read("#0E1216")).toBeUndefined();
  expect(read("red;position:fixed")).toBeUndefined();
  expect(read("fff", "url(x)")).toEqual({ background: "#fff", font: "var(--ink)" });
});

test("5 the contrast check has its threshold at a brightness of 128", () => {
  expect([brightness("000"), brightness("ffffff")]).toEqual([0, 255]);
  const font = (backgroundColor: string) => readHotspot({ ...spot, backgroundColor }, 0)?.colours?.font;
  expect([font("7f7f7f"), font("808080")]).toEqual(["var(--snow)", "var(--ink)"]);
});
