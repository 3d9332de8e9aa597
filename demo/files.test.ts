import { globSync, readFileSync } from "node:fs";
import { Type } from "typebox";
import { expect, test } from "vitest";
import { readFilm } from "#services/media/uploads/mp4.ts";
import { checked, readJson } from "./files.ts";
import { filmBytes } from "./film.ts";
import { mediaData } from "./media-data.ts";
import { ProductInFile } from "./shapes.ts";

const Products = Type.Array(ProductInFile);
const good = {
  uid: "kestrel",
  kind: "snowboard",
  title: "Kestrel",
  tagline: "Hovers.",
  description: "A board.",
  colours: [{ id: "signal", palette: ["#FF5A1F"] }],
  usd: 549,
  art: { family: "topo", seed: 1 },
};

test("a file that is right is read", () => {
  expect(checked("products/x.json", Products, [good])).toEqual([good]);
});

test.each([
  [{ usd: "549" }, "kestrel/usd must be integer"],
  [{ ust: 549 }, "kestrel/ust is no known field"],
  [{ kind: "sled" }, "kestrel/kind must be equal to one of the allowed values: snowboard"],
  [{ tagline: { en: "Hovers." } }, "kestrel/tagline must have required properties de"],
  [{ colours: [{ id: "signal", palette: ["red"] }] }, "kestrel/colours/0/palette/0 must match pattern"],
])("%j is refused with the names of file and field", (wrong, message) => {
  const read = () => checked("products/x.json", Products, [{ ...good, ...wrong }]);
  expect(read).toThrow("demo/data/products/x.json: ");
  expect(read).toThrow(message);
});

test("a file that is no JSON is named", () => {
  expect(() => readJson("articles/blog/an-edge-is-a-decision/en.md", Products)).toThrow(/^demo\/data\/articles.*JSON/);
});

test("7.12 what media.json says about the film is what its file says", async () => {
  const { id, width, height, seconds, videoCodec, audioCodec } = mediaData.film;
  const facts = { width, height, duration: seconds * 1000, videoCodec, audioCodec };
  expect(await readFilm(`demo/data/films/${id}.mp4`)).toEqual(facts);
  expect(filmBytes()).toBe(600_000);
});

test("what products and pages say has typographic apostrophes, in every language", () => {
  const files = globSync("demo/data/{*,products/*,content/*}.json");
  expect(files.length).toBeGreaterThan(40);
  const straight = files.flatMap((file) => readFileSync(file, "utf8").match(/.*\p{L}'\p{L}.*/gu) ?? []);
  expect(straight).toEqual([]);
});
