import { expect, test } from "vitest";
import { tagged } from "#tests/support/changes.ts";
import { collectTags, noteTags } from "./noted-tags.ts";

test("what is noted during a piece of work is its own, however many run at once", async () => {
  const { promise: bothHaveBegun, resolve: begin } = Promise.withResolvers<void>();
  const work = (tag: string) =>
    collectTags(async () => {
      noteTags(tagged(tag));
      await bothHaveBegun;
      noteTags(tagged(`${tag} later`, tag));
      return tag;
    });
  noteTags(tagged("nobody's"));
  const both = Promise.all([work("a"), work("b")]);
  begin();
  expect(await both).toEqual([
    { value: "a", tags: ["a", "a later"] },
    { value: "b", tags: ["b", "b later"] },
  ]);
});
