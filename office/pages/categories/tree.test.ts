import { expect, test } from "vitest";
import { type CategoryRow, changesOfMove, treeOf } from "./tree.ts";

const flat = (id: number, uid: string, parent: string | null, sort_order: number): CategoryRow => ({
  id,
  uid,
  parent,
  sort_order,
  name: uid,
  is_visible: true,
});
const all = [
  flat(1, "boards", null, 10),
  flat(2, "boots", null, 20),
  flat(3, "park", "boards", 10),
  flat(4, "powder", "boards", 20),
];
const after = (changes: ReturnType<typeof changesOfMove>) =>
  treeOf(all.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) })));
const names = (nodes: ReturnType<typeof treeOf>): unknown[] =>
  nodes.map(({ uid, children }) => (children.length ? [uid, names(children)] : uid));

test("categories stand below one another in their order", () => {
  expect(names(treeOf(all))).toEqual([["boards", ["park", "powder"]], "boots"]);
});

test.each([
  ["powder", "park", "before", [["boards", ["powder", "park"]], "boots"]],
  ["boots", "boards", "before", ["boots", ["boards", ["park", "powder"]]]],
  ["boots", "park", "after", [["boards", ["park", "boots", "powder"]]]],
  [
    "park",
    "boots",
    "on",
    [
      ["boards", ["powder"]],
      ["boots", ["park"]],
    ],
  ],
] as const)("%s goes to %s (%s)", (uid, target, position, expected) => {
  expect(names(after(changesOfMove(all, uid, target, position)))).toEqual(expected);
});

test.each([
  ["boards", "boards"],
  ["boards", "park"],
])("%s cannot go below %s", (uid, target) => {
  expect(changesOfMove(all, uid, target, "on")).toEqual([]);
});

test("what stands where it is dropped needs no change", () => {
  expect(changesOfMove(all, "boots", "boards", "after")).toEqual([]);
});
