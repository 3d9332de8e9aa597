import type { BlockView } from "#storefront/components/blocks/shapes.ts";

export type Words = Extract<BlockView, { kind: "text" | "rich_text" }>;
type Products = Extract<BlockView, { cards: unknown }>;
type PlainPicture = Extract<BlockView, { kind: "picture" }>;

/** Blocks of a campaign page that are shown as one composition. `at` is the position of a block in its entry. */
export type Chapter =
  /** Products below the texts that lead to them, one or two side by side. */
  | { kind: "shelf"; words: Words[]; products: Products; at: number }
  /** A text beside its picture. */
  | { kind: "scene"; words: Words; picture: PlainPicture }
  /** A text at the end. */
  | { kind: "end"; words: Words }
  | { kind: "blocks"; blocks: BlockView[]; at: number };

const isWords = (block: BlockView | undefined): block is Words => block?.kind === "text" || block?.kind === "rich_text";

/** Brings the blocks of a campaign page together: texts with the products or the picture that follow them. */
export function chaptersOf(blocks: readonly BlockView[]): Chapter[] {
  const chapters: Chapter[] = [];
  let words: Words[] = [];
  /** Texts that nothing claims stay as they are. `before` is the position of the block after them. */
  const release = (before: number, kept = 0) => {
    const loose = words.slice(0, words.length - kept);
    if (loose.length > 0) chapters.push({ kind: "blocks", blocks: loose, at: before - words.length });
    words = words.slice(loose.length);
  };
  for (const [at, block] of blocks.entries()) {
    if (isWords(block)) {
      words.push(block);
      continue;
    }
    release(at, block.kind === "products" ? 2 : block.kind === "picture" ? 1 : 0);
    const [last] = words.slice(-1);
    if (block.kind === "products" && last) chapters.push({ kind: "shelf", words, products: block, at });
    else if (block.kind === "picture" && last) chapters.push({ kind: "scene", words: last, picture: block });
    else chapters.push({ kind: "blocks", blocks: [block], at });
    words = [];
  }
  release(blocks.length, 1);
  const [end] = words;
  if (end) chapters.push({ kind: "end", words: end });
  return chapters;
}
