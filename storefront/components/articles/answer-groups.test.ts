import { describe, expect, it } from "vitest";
import { grouped, matching, relatedTo, type SupportAnswer } from "./answer-groups.ts";

const answer = (path: string, group: SupportAnswer["group"], title = path, intro = ""): SupportAnswer => ({
  path,
  group,
  title,
  intro,
});
const all = [
  answer("a", "delivery", "Zurückschicken", "Mit Etikett"),
  answer("b", "returns", "Rückgabe", "Bis der Schnee schmilzt"),
  answer("c", "delivery"),
  answer("d", "more"),
  answer("e", "delivery"),
];
const paths = (answers: readonly SupportAnswer[]) => answers.map(({ path }) => path).join("");

describe("support answers", () => {
  it("stand in their groups, without those that are empty", () => {
    expect(grouped(all).map(({ group, answers }) => `${group}:${paths(answers)}`)).toEqual([
      "delivery:ace",
      "returns:b",
      "more:d",
    ]);
  });

  it("are found by all words, in title or introduction, with accents or without", () => {
    expect(paths(matching(all, " "))).toBe("abcde");
    expect(paths(matching(all, "ruck schnee"))).toBe("b");
    expect(paths(matching(all, "ETIKETT"))).toBe("a");
    expect(paths(matching(all, "lawine"))).toBe("");
  });

  it("lead to three others: of their own group first, those that follow before those that went ahead", () => {
    expect(paths(relatedTo("c", all))).toBe("ead");
    expect(paths(relatedTo("b", all))).toBe("cde");
    expect(paths(relatedTo("gone", all))).toHaveLength(3);
  });
});
