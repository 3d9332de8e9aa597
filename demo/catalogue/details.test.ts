import { expect, test } from "vitest";
import { articles } from "#demo/content/articles.ts";
import { products } from "./products.ts";

type Article = { by_kind: { kinds?: string[]; text: string }[] };
const { by_kind: promised } = articles.find(({ uid }) => uid === "warranty")!.data("en") as Article;
const years = ["One", "Two", "Three"];

test.each(products.filter(({ facts }) => facts?.warranty !== undefined))(
  "3.11 the table of $uid says the warranty that the article gives its kind",
  ({ kind, facts }) => {
    const said = promised.find(({ kinds }) => kinds?.includes(kind)) ?? promised.at(-1);
    expect(said?.text).toContain(`${years[Number(facts?.warranty) - 1]} years`);
  },
);

test("3.11 the table of every board says what it is built of and how a binding is mounted on it", () => {
  for (const { kind, facts } of products)
    if (kind === "snowboard")
      expect(facts).toMatchObject({
        core: expect.any(String),
        laminate: expect.any(String),
        inserts: expect.stringMatching(/^(4x4|channel|split)$/),
        setback: expect.any(String),
      });
});
