import { expect, test } from "vitest";
import { boardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { riderIn } from "#storefront/components/rider/rider.ts";
import { boardFit, footFit, largestBoot, waistFor } from "./fit.ts";

const { sizes } = boardSpecs([
  { id: "measures-150", value: "1500 246 290 288 1155 7.7 56 81" },
  { id: "measures-154", value: "1540 250 295 293 1185 7.9 61 87" },
  { id: "measures-158", value: "1580 254 301 299 1215 8.1 67 94" },
  { id: "measures-160W", value: "1600 266 313 311 1230 8.2 75 102" },
]);
const found = (rider: Parameters<typeof boardFit>[1]) => {
  const fit = boardFit(sizes, rider);
  return fit && [fit.size.size, ...fit.reasons];
};

test("3.11 the length for a rider follows from the weight, and tells why", () => {
  expect(found({})).toBeNull();
  expect(boardFit([], { weight: 80 })).toBeNull();
  expect(found({ weight: 68 })).toEqual(["150", "weight"]);
  expect(found({ weight: 82 })).toEqual(["158", "weight"]);
  expect(found({ weight: 74, riding: "park" })).toEqual(["150", "weight", "shorter-park"]);
  expect(found({ weight: 74, riding: "powder" })).toEqual(["158", "weight", "longer-powder"]);
  expect(found({ weight: 58, riding: "park" })).toEqual(["150", "weight"]);
});

test("3.11 whoever no length is made for is told so with the nearest one", () => {
  expect(found({ weight: 45 })).toEqual(["150", "lighter"]);
  expect(found({ weight: 120, riding: "powder" })).toEqual(["160W", "heavier"]);
});

test("3.11 large boots ask for a wide board, and where there is none it says so", () => {
  expect(waistFor("46")).toBeGreaterThan(254);
  expect(found({ weight: 82, boot: "46" })).toEqual(["160W", "weight", "wide"]);
  expect(found({ weight: 82, boot: "42" })).toEqual(["158", "weight", "boot-fits"]);
  expect(found({ weight: 60, boot: "46" })).toEqual(["150", "weight", "narrow"]);
  expect(waistFor("99")).toBe(0);
  expect([largestBoot(254), largestBoot(266), largestBoot(100)]).toEqual(["45", "46", null]);
});

test("3.11 the height settles between lengths that the weight allows", () => {
  expect(found({ weight: 71.5, height: 190 })).toEqual(["154", "weight", "height"]);
  expect(found({ weight: 71.5, height: 165 })).toEqual(["150", "weight", "height"]);
});

test("3.11 a boot's size is the smallest with room for the foot", () => {
  const sold = ["39", "40", "41", "42"];
  expect(footFit(25.2, sold)).toBe("41");
  expect(footFit(25, sold)).toBe("40");
  expect(footFit(24, sold)).toBe("39");
  expect(footFit(20, sold)).toBeNull();
  expect(footFit(29, sold)).toBeNull();
  expect(footFit(undefined, sold)).toBeNull();
});

test("what a browser has stored counts as far as it is possible", () => {
  expect(
    riderIn({
      weight: 82,
      height: "tall",
      boot: "43",
      body: { "body-1": 97, "body-2": "wide" },
      riding: "moguls",
      foot: 400,
    }),
  ).toEqual({
    weight: 82,
    height: undefined,
    boot: "43",
    body: { "body-1": 97 },
    riding: undefined,
    foot: undefined,
    isImperial: undefined,
  });
  expect(riderIn(null).weight).toBeUndefined();
});
