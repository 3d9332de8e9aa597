import type { BlockView } from "#storefront/components/blocks/shapes.ts";

/** Blocks that need the full page width. All others are shown in a column. */
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

type ArticleBlocks = {
  /** Products named in the text, with their positions in the entry. They are shown beside the text. */
  mentioned: { block: BlockView; at: number }[];
  /** The blocks before the first wide one. */
  read: BlockView[];
  rest: BlockView[];
};

/** Divides an article's blocks by where they are shown. With `mentions`, products go beside the text. Pure. */
export function articleBlocks(blocks: readonly BlockView[], mentions: boolean): ArticleBlocks {
  const isMention = ({ kind }: BlockView) => mentions && kind === "products";
  const mentioned = blocks.flatMap((block, at) => (isMention(block) ? [{ block, at }] : []));
  const others = blocks.filter((block) => !isMention(block));
  const end = others.findIndex(({ kind }) => wide.has(kind));
  const read = end < 0 ? others : others.slice(0, end);
  return { mentioned, read, rest: others.slice(read.length) };
}
