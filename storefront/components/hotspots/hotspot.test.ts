import { describe, expect, it, test } from "vitest";
import { isSmall, popupPosition, readHotspot, shownFirst } from "./hotspot.ts";

describe("hotspots", () => {
  it.each([
    [0.1, 0.1, "left", "top"],
    [0.3, 0.5, "center", "top"],
    [0.6, 0.61, "center", "bottom"],
    [0.61, 0.45, "right", "center"],
    [0.2, 0.3, "left", "center"],
    [0.9, 0.9, "right", "bottom"],
  ])("5 the popup of a marker at %f, %f stands at the %s and %s", (x, y, across, down) => {
    expect(popupPosition({ x, y })).toEqual({ x: across, y: down });
  });

  it("5 hotspots without a data type or with an empty title are dropped", () => {
    const points = { x: 0.5, y: 0.5 };
    expect(readHotspot({ title: "Glove", points }, 0)).toBeNull();
    expect(readHotspot({ dataType: { value: "manual" }, manual: { title: "" }, points }, 0)).toBeNull();
    expect(readHotspot({ dataType: { value: "product" }, points }, 0, "Pillar glove")?.title).toBe("Pillar glove");
  });

  it.each(["product", "page", "manual"])("3.15 a hotspot of type %s keeps its place as fractions", (value) => {
    const spot = readHotspot(
      { dataType: { value }, points: { x: 0.25, y: 0.75 }, manual: { title: "Hut" } },
      0,
      value === "manual" ? undefined : "Hut",
    );
    expect(spot).toMatchObject({ title: "Hut", x: 0.25, y: 0.75 });
  });

  it("5 hotspot descriptions have markup stripped", () => {
    const spot = readHotspot(
      {
        dataType: { value: "manual" },
        points: { x: 0, y: 1 },
        manual: { title: "Hut", description: "<p>Warm <b>soup</b></p>" },
      },
      2,
    );
    expect(spot).toMatchObject({ id: "spot-2", description: "Warm soup" });
  });

  it("4 a container 650 wide or less or 360 high or less is small", () => {
    expect([isSmall(650, 900), isSmall(900, 360), isSmall(651, 361)]).toEqual([true, true, false]);
  });
});

test("3.15 what can be bought at a marker begins with the colour that it shows", () => {
  const variants = ["Storm / XS", "Storm / M", "Signal orange / XS", "Signal orange / M"].map((label, id) => ({
    id,
    label,
  }));
  const swatches = [
    { code: "storm", label: "Storm" },
    { code: "Signal", label: "Signal orange" },
  ];
  const first = (href: string) => shownFirst(variants, swatches, href).map(({ id }) => id);
  expect(first("/p/ridgeline?color=signal")).toEqual([2, 3, 0, 1]);
  expect([first("/p/ridgeline"), first("/p/ridgeline?color=none")]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
});
