import { expect, test } from "vitest";
import { loadTexts } from "#storefront/i18n/load.ts";
import { shown } from "#tests/support/shown.tsx";
import { scalesOf } from "./lines/scales-of.ts";
import { drawnFacts, Purpose } from "./purpose.tsx";

const specs = (facts: Record<string, string>) => Object.entries(facts).map(([id, value]) => ({ id, value }));
const drawn = async (kind: string, facts: Record<string, string>, language: "en" | "de" = "en") =>
  shown(
    <Purpose kind={kind} specs={specs(facts)} words={await loadTexts("purpose", language)} />,
    language === "de" ? "de" : "us",
    language,
  );

test("a jacket is drawn with what its facts say, each numbered where it is with a sentence; what a scale shows is not said there again", async () => {
  const markup = await drawn("jacket", { waterproof: "20k", vents: "pit-zips", insulation: "none" });
  expect(markup).toContain("20,000 mm");
  expect(markup).toContain("Open them on the way up, arms free.");
  expect(markup.match(/<li>/g)).toHaveLength(1);
  expect(markup).not.toContain("Pockets");
  expect(await drawn("jacket", { waterproof: "20k" }, "de")).toContain("Schneeregen, ganztags");
});

test("a binding is drawn part by part, nearer ones over farther ones, with the mount that it has", async () => {
  const markup = await drawn("binding", { mount: "channel", highback: "carbon" });
  expect(markup.match(/class="drawing-board"/g)?.length).toBeGreaterThan(8);
  const screws = /class="drawing-mark" d="([^"]*)"/.exec(markup)?.[1];
  expect(screws).toBeTruthy();
  expect(await drawn("binding", { mount: "disc-4x4", highback: "carbon" })).not.toContain(screws);
});

test("notes are numbered clockwise around the drawing, and the legend follows them", async () => {
  const facts = { seams: "fully-taped", vents: "pit-zips", hood: "three-way", pockets: "5", skirt: "removable" };
  const markup = await drawn("jacket", facts);
  const places = [...markup.matchAll(/<text x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(places.length).toBeGreaterThan(2);
  const turns = places.map(([x = 0, y = 0]) => (Math.atan2(x - 240, 210 - y) + 2 * Math.PI) % (2 * Math.PI));
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

test("as many pockets are drawn as a jacket has, and a leash only where there is one", async () => {
  const marks = (markup: string) => /class="drawing-mark" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)?.length ?? 0;
  const pockets = async (count: string) => marks(await drawn("jacket", { pockets: count, seams: "fully-taped" }));
  expect(await pockets("5")).toBe(5);
  expect(await pockets("3")).toBe(3);
  expect(marks(await drawn("gloves", { leash: "yes", shell: "goat-leather" }))).toBe(1);
  expect(marks(await drawn("gloves", { shell: "goat-leather" }))).toBe(0);
});

test("an anorak's zip ends above its pocket", async () => {
  const zip = "M237 118V375";
  expect(await drawn("jacket", { vents: "pit-zips" })).toContain(zip);
  expect(await drawn("jacket", { vents: "side-zip" })).not.toContain(zip);
});

test("a lens stands on the categories by the light that it lets through", async () => {
  const markup = await drawn("goggles", { vlt: "16–50%" });
  expect(markup).toContain("16–50%");
  expect(markup).toContain("M30 12H102");
});

test("what is in a set is drawn piece by piece", async () => {
  const markup = await drawn("safety", { contains: "beacon, shovel, probe" });
  for (const part of ["Beacon", "Shovel", "Probe"]) expect(markup).toContain(part);
});

test("a product that says nothing that can be drawn has no drawing", async () => {
  expect(await drawn("jacket", {})).toBe("");
  expect(await drawn("accessory", { length: "80 cm", digits: "3" })).toBe("");
});

test("scales grow with what they measure", () => {
  const at = (kind: string, id: string, value: string) => scalesOf(kind, new Map([[id, value]]))[0]?.at ?? -1;
  expect(at("jacket", "waterproof", "30k")).toBe(10);
  expect(at("gloves", "insulation", "200 g")).toBeGreaterThan(at("gloves", "insulation", "100 g"));
  expect(at("gloves", "insulation", "none")).toBe(0);
  expect(at("gloves", "insulation", "40 g")).toBeGreaterThan(0);
  expect(at("boot", "fit", "narrow")).toBeLessThan(at("boot", "fit", "wide"));
  expect(at("gloves", "waterproof", "none")).toBe(-1);
});

test("a fit is a mark between narrow and wide, and no share of something", async () => {
  const filled = /<path d="M0 12H/;
  expect(await drawn("boot", { fit: "regular" })).not.toMatch(filled);
  expect(await drawn("boot", { flex: "5" })).toMatch(filled);
  expect(await drawn("jacket", { insulation: "none" })).not.toMatch(filled);
});

test("gloves are drawn with the temperatures that they are for, in the reader's degrees", async () => {
  const facts = { temperature: "-12–0", shell: "goat-leather", leash: "yes", care: "wash-30" };
  const markup = await drawn("gloves", facts);
  expect(markup).toContain("10–32°F");
  expect(await drawn("gloves", facts, "de")).toMatch(/−12\s–\s0\s°C/);
  expect(markup).toContain("Off the hand, but not off the lift.");
  expect(markup.match(/<li>/g), "what has no sentence is left to the table").toHaveLength(2);
});

test("what is drawn is what the table leaves out", async () => {
  const words = await loadTexts("purpose", "en");
  const facts = specs({ waterproof: "20k", seams: "fully-taped", warranty: "2", vlt: "16–50%", temperature: "-5–5" });
  expect([...drawnFacts({ kind: "jacket", specs: facts, words })].sort()).toEqual([
    "seams",
    "temperature",
    "vlt",
    "waterproof",
  ]);
});
