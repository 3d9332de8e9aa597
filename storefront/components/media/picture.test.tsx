import { expect, test } from "vitest";
import { lookOf, mediaUrl, named } from "#storefront/app/media.ts";
import { shown } from "#tests/support/shown.tsx";
import { Picture } from "./picture.tsx";

const frame = { alt: "Board", sizes: "340px", widths: [340, 680], width: 3, height: 4 } as const;
const facts = { version: "77ab.c0ffee", look: null, ground: null };
const drawn = (id: string, more: object = {}) => shown(<Picture {...frame} id={id} {...more} />);

test("a picture's name carries its version into its address, and how it fills a frame", () => {
  expect(named("ridge", { version: null, look: "scene", ground: null })).toBe("ridge");
  const boot = named("boot", { ...facts, look: "goods", ground: "#ffffff" });
  expect(mediaUrl("", boot, { w: 40 })).toBe("/i/firn/boot?fmt=auto&w=40&v=77ab.c0ffee");
  expect(mediaUrl("", "other/ridge", {})).toBe("/i/other/ridge?fmt=auto");
  expect(lookOf(boot)).toEqual({ kind: "goods", ground: "#ffffff" });
  expect(lookOf(named("ridge", { ...facts, look: "scene" }))).toEqual({ kind: "scene" });
  expect(lookOf(named("ridge", facts))).toBeNull();
});

test("3.16 photographs of any ratio: goods stand whole on their ground, a scene is cut around its point of interest", async () => {
  const white = await drawn(named("boot", { ...facts, look: "goods", ground: "#fdfdfd" }));
  expect(white).toContain("picture-on-white");
  expect(white).toContain("object-fit:contain");
  expect(white).not.toContain("sm=c");
  const grey = await drawn(named("boot", { ...facts, look: "goods", ground: "#c8ccd0" }));
  expect(grey).toContain("background:#c8ccd0");
  expect(grey).not.toContain("picture-on-white");
  const scene = await drawn(named("ridge", { ...facts, look: "scene" }), { squareIn: "(min-width: 1024px)" });
  expect(scene).toContain("w=340&amp;h=453&amp;sm=c");
  expect(scene).toMatch(/<source media="\(min-width: 1024px\)"[^>]*w=340&amp;h=340&amp;sm=c/i);
  expect(await drawn("kestrel-ink-topsheet")).not.toContain("object-fit");
});
