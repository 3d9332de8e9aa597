import { expect, test } from "vitest";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { articleBlocks } from "./article-blocks.ts";

const text = { kind: "text", paragraphs: ["Cold smoke"] } as const satisfies BlockView;
const products = { kind: "products", heading: "Mentioned here", cards: [] } as const satisfies BlockView;
const banner = {
  kind: "form",
  form: "contact",
  title: "",
  text: "",
  button: "",
  label: "",
} as const satisfies BlockView;

test("what is read ends where something needs the whole width", () => {
  expect(articleBlocks([text, text, banner, text], false)).toEqual({
    mentioned: [],
    read: [text, text],
    rest: [banner, text],
  });
  expect(articleBlocks([], true)).toEqual({ mentioned: [], read: [], rest: [] });
});

test("products that an article names stand beside it, where the page has room for that", () => {
  const blocks = [text, products, text, banner];
  expect(articleBlocks(blocks, true)).toEqual({
    mentioned: [{ block: products, at: 1 }],
    read: [text, text],
    rest: [banner],
  });
  expect(articleBlocks(blocks, false)).toEqual({ mentioned: [], read: [text], rest: [products, text, banner] });
});
