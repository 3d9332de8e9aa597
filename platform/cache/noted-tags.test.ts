import { expect, test } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { collectTags, noteTags } from "./noted-tags.ts";

test("what is noted during a piece of work is its own, however many run at once", async () => {
  const work = (tag: string) =>
    collectTags(async () => {
      noteTags(tagged(tag));
      await new Promise((resolve) => setTimeout(resolve, 1));
      noteTags(tagged(`${tag} later`, tag));
      return tag;
    });
  noteTags(tagged("nobody's"));
  expect(await Promise.all([work("a"), work("b")])).toEqual([
    { value: "a", tags: ["a", "a later"] },
    { value: "b", tags: ["b", "b later"] },
  ]);
});
