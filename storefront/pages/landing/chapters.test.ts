import { expect, test } from "vitest";
import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import { chaptersOf } from "./chapters.ts";

const text = (heading: string): BlockView => ({ kind: "text", heading, paragraphs: ["Words."] });
const picture: BlockView = { kind: "picture", image: "scene-carve", alt: "" };
const products: BlockView = { kind: "products", heading: "Mentioned here", cards: [] };
const quote: BlockView = { kind: "quote", text: "The lift you own." };

/** Which headings stand in which chapter. */
const outline = (blocks: BlockView[]) =>
  chaptersOf(blocks).map((chapter) => {
    const words = chapter.kind === "blocks" ? chapter.blocks : [chapter.words].flat();
    return [chapter.kind, ...words.map((block) => (block.kind === "text" ? block.heading : block.kind))].join(" ");
  });

test("2.3 on a campaign page texts stand with the products or the picture that follow them", () => {
  expect(outline([text("A"), text("B"), products, text("C"), picture, quote, text("D")])).toEqual([
    "shelf A B",
    "scene C",
    "blocks quote",
    "end D",
  ]);
});

test("texts that no block claims stay in their order, and every block keeps its position", () => {
  const blocks = [text("A"), text("B"), text("C"), products, picture, text("D"), text("E"), quote];
  expect(outline(blocks)).toEqual(["blocks A", "shelf B C", "blocks picture", "blocks D E", "blocks quote"]);
  expect(chaptersOf(blocks).map((chapter) => "at" in chapter && chapter.at)).toEqual([0, 3, 4, 5, 7]);
});
