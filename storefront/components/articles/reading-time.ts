import type { BlockView } from "#storefront/components/blocks/shapes.ts";

/** Words read per minute; for languages written without spaces, characters. */
const pace = { words: 220, characters: 500 };

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

/** Returns an article's reading time in whole minutes, at least one. Pure. */
export function readingMinutes(intro: string, blocks: readonly BlockView[]): number {
  const text = [intro, ...blocks.flatMap(wordsOf)].join(" ");
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(dense > words ? dense / pace.characters : words / pace.words));
}
