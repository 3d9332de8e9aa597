import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { GraphicFamily, Kind, PictureRequest } from "#demo/shapes.ts";
import { drawGoods, viewsOf } from "./goods.ts";

const forms: Partial<Record<Kind, string[]>> = {
  boot: ["allround", "kids", "freestyle", "freeride"],
  binding: ["strap", "minimal", "rear-entry", "split"],
  jacket: ["shell", "insulated", "anorak"],
  pants: ["shell", "insulated", "bib"],
  midlayer: ["", "vest", "base-bottom"],
  gloves: ["glove", "mitten"],
  goggles: ["cylindrical", "spherical", "otg"],
  helmet: ["", "visor"],
  beanie: ["cuff", "pom", "fisherman", "balaclava", "neck-tube"],
  socks: ["socks"],
  bag: ["backpack", "duffel", "board-bag", "boot-bag", "tote"],
  protection: ["back", "wrist", "shorts"],
  safety: ["beacon", "shovel", "probe", "airbag-pack", "set"],
  tool: ["driver", "multitool", "edge-tool", "scraper"],
  wax: ["bar", "paste", "brush", "kit"],
  accessory: ["leash", "stomp-pad", "sticker-set", "lens", "bottle", "strap-set", "lock", "skins"],
};
const lacings = ["dual-dial", "single-dial", "laces", "speed-lace"];
const families: GraphicFamily[] = ["topo", "geometry", "halftone", "flow", "brush", "veneer", "type"];
const ember = ["#C8350A", "#1C2228", "#F3EFE6", "#F2A541"];
const ice = ["#D5E7EE", "#1B3A52"];

const request = (kind: Kind, form: string, view: string, seed: number, palette = ember): PictureRequest => ({
  product: {
    uid: `${kind}-${form}`,
    name: "Test",
    kind,
    facts: { lacing: lacings[seed % 4] as string },
    art: { family: families[seed % 7] as GraphicFamily, form, seed },
  },
  palette,
  view,
});

const pictures = Object.entries(forms).flatMap(([kind, names]) =>
  names.flatMap((form) => viewsOf(kind as Kind).map((view) => ({ kind: kind as Kind, form, view }))),
);

describe("goods", () => {
  it.each(pictures)("draws $kind, $form, $view", async ({ kind, form, view }) => {
    for (const seed of [0, 1, 2, 3]) {
      const picture = drawGoods(request(kind, form, view, seed));
      expect(Buffer.byteLength(picture)).toBeLessThan(60 * 1024);
      expect(picture).not.toMatch(/NaN|undefined|Infinity|<text/);
    }
    const picture = drawGoods(request(kind, form, view, 1));
    expect(drawGoods(request(kind, form, view, 1))).toBe(picture);
    expect(drawGoods(request(kind, form, view, 1, ice))).not.toBe(picture);
    const meta = await sharp(Buffer.from(picture)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(["svg", 900, 1200]);
  });

  it("refers only to what it defines, once each", () => {
    for (const { kind, form, view } of pictures) {
      const picture = drawGoods(request(kind, form, view, 2));
      const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, `${kind} ${form} ${view}`).toBe(ids.length);
      for (const [, id] of picture.matchAll(/(?:url\(|href=")#([^")]+)/g))
        expect(ids, `${kind} ${form} ${view}`).toContain(id);
    }
  });

  it.each(["boot", "binding", "jacket", "pants", "midlayer", "gloves", "goggles", "helmet", "bag"] as const)(
    "cuts four %ss from four seeds, not one in four colours",
    (kind) => {
      const [view] = viewsOf(kind);
      const shapes = [4, 5, 6, 7].map((seed) => {
        const asked = request(kind, forms[kind]?.[0] ?? "", view as string, seed);
        asked.product.facts = { lacing: "laces" };
        return drawGoods(asked).match(/<(?:path|use)/g)?.length;
      });
      expect(new Set(shapes).size).toBeGreaterThanOrEqual(3);
    },
  );

  it("paints a figure on the ground", async () => {
    const { channels } = await sharp(Buffer.from(drawGoods(request("helmet", "helmet", "front", 1))))
      .resize(90)
      .stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });

  it("names views main first and leaves boards to their own pictures", () => {
    expect(viewsOf("boot")).toEqual(["side", "front", "sole", "detail", "close"]);
    expect(viewsOf("binding")).toEqual(["angle", "side", "front", "back", "top", "detail", "close"]);
    expect(viewsOf("jacket")).toEqual(["front", "back", "inside", "detail", "close"]);
    expect(viewsOf("gloves")).toEqual(["front", "palm", "detail", "close"]);
    expect(viewsOf("snowboard")).toEqual([]);
    expect(() => drawGoods(request("snowboard", "", "top", 1))).toThrow("snowboard");
  });

  it("falls back to the main view and the first form", () => {
    expect(drawGoods(request("goggles", "no-such", "no-such", 3)).length).toBeGreaterThan(4000);
  });
});
