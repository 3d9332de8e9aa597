import type { BlockView } from "#storefront/components/blocks/shapes.ts";

/** What needs the width of the page; everything else is read in a column. */
const wide: ReadonlySet<BlockView["kind"]> = new Set([
  "banner",
  "category_group",
  "form",
  "hotspot",
  "image_set",
  "journal",
  "product_slider",
  "products",
]);

type Parts = {
  /** Products that are named in the text, with their places in the entry: they stand beside it. */
  mentioned: { block: BlockView; at: number }[];
  /** What is read first, down to what is wide. */
  read: BlockView[];
  rest: BlockView[];
};

/** An article's blocks by where they stand. `mentions`: products go beside the text. Pure. */
export function contentParts(blocks: readonly BlockView[], mentions: boolean): Parts {
  const isMention = ({ kind }: BlockView) => mentions && kind === "products";
  const mentioned = blocks.flatMap((block, at) => (isMention(block) ? [{ block, at }] : []));
  const others = blocks.filter((block) => !isMention(block));
  const end = others.findIndex(({ kind }) => wide.has(kind));
  const read = end < 0 ? others : others.slice(0, end);
  return { mentioned, read, rest: others.slice(read.length) };
}
