import type { BlockView } from "#storefront/components/blocks/shapes.ts";

/** Words that one reads in a minute; of languages that write without spaces, characters. */
const pace = { words: 220, characters: 500 };

/** The words of an article, block by block. */
function wordsOf(block: BlockView): string[] {
  switch (block.kind) {
    case "text":
      return [block.heading ?? "", ...block.paragraphs];
    case "rich_text":
      return [block.html.replace(/<[^>]*>/g, " ")];
    case "quote":
      return [block.text];
    case "table":
      return block.rows.flat();
    case "accordion":
      return block.items.flatMap(({ title, html }) => [title, html.replace(/<[^>]*>/g, " ")]);
    default:
      return [];
  }
}

/** How long an article takes to read, in whole minutes, one at least. Pure. */
export function readingMinutes(intro: string, blocks: readonly BlockView[]): number {
  const text = [intro, ...blocks.flatMap(wordsOf)].join(" ");
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(dense > words ? dense / pace.characters : words / pace.words));
}
