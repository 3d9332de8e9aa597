import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { icon, logo } from "./brand.ts";
import { variants } from "./scene/variants.ts";
import { drawScene, dressedPoints, sceneNames, tall } from "./scene.ts";

/**
 * The size limit of a scene, in characters of SVG. A person near the viewer in products of the shop takes as much as
 * the mountains do, as do boards in a rack; several people take twice that.
 */
function sizeLimit(name: string): number {
  if (/^(chairlift|carpet)/.test(name)) return 480_000;
  return /^(dressed|rider|chin-high|halfpipe|night-park|powder-line|low-sun|corduroy|forest|summit|split|glacier|storm|carve|locker-rack|empty-peg|deep-shapes)/.test(
    name,
  )
    ? 350_000
    : 160_000;
}

describe("the scenes", () => {
  it("are at least a dozen", () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sceneNames).size).toBe(sceneNames.length);
  });

  it.each(sceneNames)("%s is the same every time, well-formed and small", async (name) => {
    const picture = drawScene(name);
    expect(drawScene(name)).toBe(picture);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(sizeLimit(name));
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({
      format: "svg",
      width: 1792,
      height: tall.has(name) ? 1792 : 1008,
    });
  });

  it("come in other proportions", async () => {
    expect(await sharp(Buffer.from(drawScene("low-sun", 800, 1000))).metadata()).toMatchObject({
      width: 800,
      height: 1000,
    });
  });

  it.each(["corduroy-gold", "forest-dusk", "night-park-close", "summit-dusk", "glacier-gold", "split-track-rose"])(
    "%s shows what is for sale in the colours it has at any other hour, and the right way round",
    (name) => {
      const worn = (scene: string) => drawScene(scene).match(/<!--own-->.*?<!--\/own-->/gs);
      const { of = "", mirrored } = variants[name] ?? {};
      expect(worn(of)).not.toBeNull();
      expect(worn(name)?.map((own) => own.match(/#[0-9a-f]{6}/g))).toEqual(
        worn(of)?.map((own) => own.match(/#[0-9a-f]{6}/g)),
      );
      expect(mirrored).toBeUndefined();
    },
  );

  it("refuses an unknown name", () => {
    expect(() => drawScene("beach")).toThrow(/beach/);
  });

  it("has its points inside the picture", () => {
    for (const { x, y } of Object.values(dressedPoints)) {
      expect(x).toBeGreaterThan(0.3);
      expect(x).toBeLessThan(0.7);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
    }
  });
});

describe("the brand", () => {
  it("draws a tight wordmark and a square icon", async () => {
    const mark = await sharp(Buffer.from(logo())).metadata();
    expect((mark.width ?? 0) / (mark.height ?? 1)).toBeGreaterThan(3);
    expect(await sharp(Buffer.from(icon(32))).metadata()).toMatchObject({ width: 32, height: 32 });
  });
});
