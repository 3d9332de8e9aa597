import { expect, test } from "vitest";
import { loadTexts } from "#storefront/i18n/load.ts";
import { cardFacts } from "./card-facts.ts";

const english = await loadTexts("display", "en");
/** What is said, without what keeps it on one line. */
const plain = (text: string | undefined) => text?.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
const german = await loadTexts("display", "de");

test("3.12 a card tells what tells products of a list apart, in the visitor's language", () => {
  const board = [
    "kind:snowboard",
    "terrain:piste",
    "terrain:freeride",
    "rider:all",
    "flex:medium",
    "size:146",
    "size:162w",
  ];
  expect(plain(cardFacts(board, english, "en-US"))).toBe("Piste, Freeride · Flex: Medium · 146–162 cm");
  expect(plain(cardFacts(["kind:snowboard", "size:158"], english, "en-US"))).toBe("158 cm");
  const boot = ["kind:boot", "rider:women", "lacing:dual-dial", "fit:wide", "flex:soft", "size:39"];
  expect(plain(cardFacts(boot, english, "en-US"))).toBe("Women · Two dials · Flex: Soft");
  expect(plain(cardFacts(boot, german, "de-DE"))).toBe(
    `${german["specs.value-women"]} · Zwei Drehverschlüsse · Flex: ${german["specs.value-soft"]}`,
  );
  expect(cardFacts(["kind:jacket", "waterproof:20k"], english, "en-US")).toBe("Waterproof: 20,000 mm");
});

test("3.12 a card does not tell what says nothing", () => {
  expect(cardFacts(["kind:tool", "color:ink"], english, "en-US")).toBeUndefined();
  expect(cardFacts(["kind:snowboard", "rider:all"], english, "en-US")).toBeUndefined();
  expect(cardFacts(["kind:gloves", "waterproof:none"], english, "en-US")).toBeUndefined();
  expect(cardFacts(["terrain:park", "terrain:piste", "terrain:powder"], english, "en-US")).toBeUndefined();
});
