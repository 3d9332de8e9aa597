import { describe, expect, test } from "vitest";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { thingsIn } from "./judged/expressions.ts";
import { firstShown, isRightAtFirst } from "./judged/measure.ts";
import { walked } from "./judged/walk.ts";

const world = useDemoWorld(undefined, true);

const rows = walked
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()));

describe("7.10 questions of a walk through the shop", () => {
  test.each(rows)("7.10 %s: %s opens %s", async (locale = "", query = "", kind = "", expression = "") => {
    const shown = await firstShown(world.db, locale, query);
    expect(shown.kind).toBe(kind);
    expect(isRightAtFirst(shown.results, thingsIn(expression)), shown.results.join(" ")).toBe(true);
  });

  test("7.10 a name that nothing here bears is no misspelt word of a text", async () => {
    const shown = await firstShown(world.db, "en-us", "burton");
    expect(shown).toEqual({ kind: "product", meant: null, results: [] });
  });

  test("7.10 words that say an offer elsewhere are words where no offer is", async () => {
    expect((await firstShown(world.db, "en-us", "new york")).results).toEqual(["store:loading-dock-snow-new-york"]);
    expect((await firstShown(world.db, "en-us", "terms of sale")).results[0]).toBe("page:terms");
  });
});
