import { cardsByUids } from "#commerce/catalogue/cards.ts";
import type { PageContext } from "#shop/frame/page.ts";
import type { CardData } from "./card-data.ts";
import { cardsInLanguage } from "./card-texts.ts";

/** What the text of a content page is made of, as published. */
export type ContentBlock =
  | { kind: "text"; heading?: string; paragraphs: string[] }
  | { kind: "picture"; image: string; alt: string }
  | { kind: "table"; heading?: string; columns: string[]; rows: string[][] }
  | { kind: "products"; heading?: string; uids: string[] };

/** The same with its products looked up. */
export type ShownBlock =
  | Exclude<ContentBlock, { kind: "products" }>
  | { kind: "products"; heading?: string; cards: CardData[] };

/** Looks up the products of all blocks in one read; a block that has none left is dropped. */
export async function showBlocks(
  { services, locale, region }: Pick<PageContext, "services" | "locale" | "region">,
  blocks: readonly ContentBlock[] = [],
): Promise<ShownBlock[]> {
  const uids = [...new Set(blocks.flatMap((block) => (block.kind === "products" ? block.uids : [])))];
  const found = await cardsInLanguage(services, locale, await cardsByUids(services.db, region, uids));
  const byUid = new Map(found.map((card) => [card.uid, card]));
  return blocks.flatMap((block): ShownBlock[] => {
    if (block.kind !== "products") return [block];
    const cards = block.uids.flatMap((uid) => byUid.get(uid) ?? []);
    return cards.length > 0 ? [{ kind: "products", heading: block.heading, cards }] : [];
  });
}
