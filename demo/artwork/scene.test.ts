import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { icon, logo } from "./brand.ts";
import { drawScene, dressedPoints, sceneNames } from "./scene.ts";

describe("the scenes", () => {
  it("are at least a dozen", () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sceneNames).size).toBe(sceneNames.length);
  });

  it.each(sceneNames)("%s is the same every time, well-formed and small", async (name) => {
    const picture = drawScene(name);
    expect(drawScene(name)).toBe(picture);
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.length).toBeLessThan(/^(dressed|rider|halfpipe|night-park)/.test(name) ? 300_000 : 150_000);
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ format: "svg", width: 1792, height: 1008 });
  });

  it("come in other proportions", async () => {
    expect(await sharp(Buffer.from(drawScene("low-sun", 800, 1000))).metadata()).toMatchObject({
      width: 800,
      height: 1000,
    });
  });

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
