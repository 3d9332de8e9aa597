import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { BoardSpecs, GraphicFamily, PictureRequest } from "#demo/shapes.ts";
import { outlineOf } from "./board/outline.ts";
import { FLOOR, upright } from "./board/view.ts";
import { boardViews, drawBoard } from "./board.ts";

const specs = (shape: BoardSpecs["shape"]): BoardSpecs => ({
  shape,
  camber: "camber",
  flex: 6,
  terrain: { park: 3, piste: 6, freeride: 7, powder: 5 },
  level: "advanced",
  rider: "all",
  base: "sintered",
  sizes: [
    {
      size: "156",
      length: 1560,
      waist: 254,
      nose: 300,
      tail: 288,
      effectiveEdge: 1180,
      sidecut: 7.8,
      weight: [60, 90],
    },
  ],
});

const ember = ["#0E1216", "#FF5A1F", "#F2F4F6", "#5A6570"];
const ice = ["#D5E7EE", "#1B3A52", "#F8FBFC", "#FF5A1F"];

function request(
  family: GraphicFamily,
  view: string,
  palette = ember,
  shape: BoardSpecs["shape"] = "directional",
): PictureRequest {
  const product = {
    uid: "sastruga",
    kind: "snowboard" as const,
    name: "Sastruga",
    board: specs(shape),
    art: { family, seed: 7 },
  };
  return { product, palette, view };
}

const families: GraphicFamily[] = ["topo", "geometry", "halftone", "flow", "brush", "veneer", "type"];

describe("the pictures of a board", () => {
  it.each(families)("of the family %s are the same every time and differ by colourway and view", (family) => {
    const pictures = boardViews.map((view) => drawBoard(request(family, view)));
    expect(boardViews.map((view) => drawBoard(request(family, view)))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(boardViews.length);
    for (const view of boardViews) {
      expect(drawBoard(request(family, view, ice))).not.toBe(drawBoard(request(family, view)));
    }
  });

  it.each(families)("of the family %s are well-formed, whole and small", async (family) => {
    for (const shape of ["twin", "swallowtail"] as const) {
      for (const view of boardViews) {
        const picture = drawBoard(request(family, view, ice, shape));
        expect(picture).not.toMatch(/NaN|undefined|Infinity/);
        expect(picture).not.toContain("<text");
        expect(picture.length).toBeLessThan(61_440);
        expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ format: "svg", width: 900, height: 1200 });
      }
    }
  });

  it("differ between two models that share a family and a palette", () => {
    const one = request("topo", "topsheet");
    const other = { ...one, product: { ...one.product, uid: "penitente", art: { ...one.product.art, seed: 8 } } };
    expect(drawBoard(other)).not.toBe(drawBoard(one));
  });

  it("refuses a product without measures", () => {
    const one = request("topo", "topsheet");
    expect(() => drawBoard({ ...one, product: { ...one.product, board: undefined } })).toThrow(/sastruga/);
  });
});

describe("the outline", () => {
  it("has the stated length and widths", () => {
    const outline = outlineOf(specs("directional"));
    const ys = outline.points.map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(1560, 0);
    expect(outline.halfWidth(outline.waistAt) * 2).toBeCloseTo(254, 0);
    expect(outline.halfWidth(outline.noseContact) * 2).toBeCloseTo(300, 0);
    expect(outline.halfWidth(outline.tailContact) * 2).toBeCloseTo(288, 0);
    expect(outline.tailContact - outline.noseContact).toBeCloseTo(1180, 0);
  });
});

describe("a board upright", () => {
  const ends = (length: number): [nose: number, tail: number] => {
    const one = specs("twin");
    const outline = outlineOf({ ...one, sizes: one.sizes.map((size) => ({ ...size, length })) });
    const { project } = upright(outline);
    return [project([0, -length / 2])[1], project([0, length / 2])[1]];
  };

  it("stands on one floor and leaves room above its nose for the badge of a card: 24 px of a card 175 px wide", () => {
    for (const length of [900, 1300, 1460, 1560, 1660]) {
      const [nose, tail] = ends(length);
      expect(tail).toBeCloseTo(FLOOR, 5);
      expect(nose).toBeGreaterThanOrEqual((1200 / 233) * 24 * 0.9);
    }
  });

  it("is as much smaller as a kid's board is, down to 70 %", () => {
    const tall = (length: number): number => ends(length)[1] - ends(length)[0];
    expect(tall(1660)).toBe(tall(1560));
    expect(tall(1310) / tall(1560)).toBeCloseTo(1310 / 1460, 2);
    expect(tall(900) / tall(1560)).toBeCloseTo(0.7, 2);
  });
});
