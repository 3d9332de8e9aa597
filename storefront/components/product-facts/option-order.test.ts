import { expect, test } from "vitest";
import { paletteOrder } from "./colour-names.ts";
import { compareOptions } from "./option-order.ts";

const sorted = (options: string[], managed?: string[]) => options.toSorted((a, b) => compareOptions(a, b, managed));

test.each<[string, string[], string[]]>([
  ["letters", ["l", "xxl", "s", "xs", "m", "xl"], ["xs", "s", "m", "l", "xl", "xxl"]],
  ["letters with halves", ["m", "s/m", "l/xl", "s"], ["s", "s/m", "m", "l/xl"]],
  ["numbers", ["148", "90", "156w", "156", "8.5", "10"], ["8.5", "10", "90", "148", "156", "156w"]],
  ["ranges", ["42-44", "36-38", "150-157", "39-41"], ["36-38", "39-41", "42-44", "150-157"]],
  ["all of them", ["one-size", "36", "toddler", "m"], ["m", "36", "one-size", "toddler"]],
])("3.16 options that are %s stand in their order", (_, given, wanted) => {
  expect(sorted(given)).toEqual(wanted);
});

test("3.16 what content has put in order goes first, in that order", () => {
  const managed = ["soft", "medium", "stiff"];
  expect(sorted(["stiff", "other", "medium", "soft"], managed)).toEqual(["soft", "medium", "stiff", "other"]);
});

test("3.8 colours stand by their groups: greys from dark to light, then around the circle", () => {
  const groups = [
    { hex: "E3B72F", colours: ["lemon", "ochre"] },
    { hex: "F7F8F8", colours: ["white"] },
    { hex: "C22A2A", colours: ["brick"] },
    { hex: "111416", colours: ["black"] },
    { hex: "1F4E9C", colours: ["navy"] },
  ];
  expect([...paletteOrder(groups)].sort((a, b) => a[1] - b[1]).map(([code]) => code)).toEqual([
    "black",
    "white",
    "brick",
    "lemon",
    "ochre",
    "navy",
  ]);
});
