import { expect, test } from "vitest";
import { loadTexts } from "#storefront/i18n/load.ts";
import { cardFacts } from "./card-facts.ts";

const places = {
  en: { intl: "en-US", country: "us" },
  de: { intl: "de-DE", country: "de" },
  ja: { intl: "ja-JP", country: "jp" },
};

/** What is said, without what keeps it on one line. */
async function told(terms: readonly string[], language: keyof typeof places = "en"): Promise<string> {
  const [texts, words] = await Promise.all([loadTexts("display", language), loadTexts("cards", language)]);
  const facts = cardFacts(terms, { texts, words, locale: places[language] });
  return facts.join(" · ").replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}

test("3.12 a card tells the same two facts of each kind, in the same order, in the visitor's language", async () => {
  const board = ["kind:snowboard", "rider:all", "flex:medium", "size:146", "size:162w", "terrain:freeride"];
  expect(await told([...board, "terrain:piste"])).toBe("Piste, Freeride · 146–162");
  expect(await told([...board, "terrain:piste", "terrain:powder"])).toBe("Piste–Powder · 146–162");
  expect(await told(["kind:snowboard", "size:158"])).toBe("158");
  const boot = ["fit:wide", "flex:soft", "kind:boot", "lacing:dual-dial", "rider:women", "size:39"];
  expect(await told(boot)).toBe("Two dials · Soft flex");
  expect(await told(boot, "de")).toBe("Zwei Drehräder · Flex weich");
  const jacket = ["breathable:15k", "fit:regular", "kind:jacket", "waterproof:20k"];
  expect(await told(jacket)).toBe("20K / 15K · Regular");
  expect(await told(["kind:bag", "litres:22", "fabric:tarpaulin"])).toMatch(/^22 L · /);
});

test("3.12 a binding's card tells the boots that its sizes take, as the visitor's country counts them", async () => {
  const binding = ["kind:binding", "mount:disc-4x4", "size:l", "size:m", "size:s"];
  expect(await told(binding)).toBe("US 3.5–12 · 4×4 disc");
  expect(await told(binding, "de")).toBe("EU 35–46 · 4×4-Disk");
  expect(await told(binding, "ja")).toMatch(/^22–30 cm · /);
});

test("3.12 a card does not tell what says nothing, and has no fact where none is known", async () => {
  expect(await told(["kind:tool", "color:ink"])).toBe("");
  expect(await told(["kind:snowboard", "rider:all"])).toBe("");
  expect(await told(["kind:gloves", "waterproof:none", "cut:mitten", "shell:merino"])).toBe("Mitten · Merino");
  expect(await told(["kind:skateboard", "terrain:park", "flex:stiff"])).toBe("Park · Stiff flex");
});
