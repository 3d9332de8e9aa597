import { cardsByUids } from "#commerce/catalogue/cards.ts";
import { sanitiseHtml } from "#services/content/sanitise.ts";
import { type BannerContent, readBanner } from "./blocks/banner.ts";
import { readBlocks } from "./blocks/read-block.ts";
import type { Block, GroupLink, ShownBlock } from "./blocks/shapes.ts";
import { recordsOf, textOf, textsOf, uidOf } from "./blocks/values.ts";
import type { CardData } from "./card-data.ts";
import { type CardContext, cardsInLanguage } from "./card-texts.ts";
import { loadCategories, wayTo } from "./categories.ts";
import { type HotspotPicture, loadHotspotPictures } from "./load-hotspots.ts";

type Found = {
  cards: Map<string, CardData>;
  banners: Map<string, BannerContent>;
  hotspots: Map<string, HotspotPicture>;
  groups: Map<string, { title: string; links: GroupLink[]; layout: string[] }>;
};

/** Looks up what all blocks name, in one read of each kind. What is broken, or names nothing that is left, is dropped. */
export async function showBlocks(context: CardContext, raw: unknown): Promise<ShownBlock[]> {
  const blocks = readBlocks(raw);
  if (blocks.length === 0) return [];
  const named = (kind: Block["kind"]) => [
    ...new Set(blocks.flatMap((block) => (block.kind === kind && "uid" in block && block.uid ? [block.uid] : []))),
  ];
  const [cards, banners, hotspots, groups] = await Promise.all([
    cardsOf(context, blocks),
    bannersOf(context, named("banner")),
    loadHotspotPictures(context, named("hotspot")),
    groupsOf(context, named("category_group")),
  ]);
  return blocks.flatMap((block) => show(block, { cards, banners, hotspots, groups }) ?? []);
}

function show(block: Block, found: Found): ShownBlock | null {
  switch (block.kind) {
    case "products":
    case "product_slider": {
      const cards = block.uids.flatMap((uid) => found.cards.get(uid) ?? []);
      return cards.length > 0 ? { kind: block.kind, heading: block.heading, cards } : null;
    }
    case "banner": {
      const banner = readBanner(block.banner ?? found.banners.get(block.uid ?? "") ?? {}, sanitiseHtml);
      return banner && { kind: "banner", banner };
    }
    case "hotspot": {
      const picture = found.hotspots.get(block.uid);
      return picture ? { kind: "hotspot", picture } : null;
    }
    case "category_group": {
      const group = found.groups.get(block.uid);
      if (!group || group.links.length === 0) return null;
      return { ...group, kind: "category_group", heading: block.heading ?? group.title };
    }
    default:
      return block;
  }
}

async function cardsOf(context: CardContext, blocks: readonly Block[]): Promise<Found["cards"]> {
  const uids = [...new Set(blocks.flatMap((block) => ("uids" in block ? block.uids : [])))];
  if (uids.length === 0) return new Map();
  const cards = await cardsInLanguage(context, await cardsByUids(context.services.db, context.region, uids));
  return new Map(cards.map((card) => [card.uid, card]));
}

async function bannersOf({ services, locale }: CardContext, uids: string[]): Promise<Found["banners"]> {
  if (uids.length === 0) return new Map();
  const entries = await services.content.byUids<BannerContent>("banner", uids, locale.contentLocale);
  return new Map([...entries].map(([uid, { title, data }]) => [uid, { title, ...data }]));
}

/** Category groups (specification 3.8): a parent, and categories that may be called something else here. */
async function groupsOf({ services, locale }: CardContext, uids: string[]): Promise<Found["groups"]> {
  if (uids.length === 0) return new Map();
  const [entries, tree] = await Promise.all([
    services.content.byUids<Record<string, unknown>>("category_groups", uids, locale.contentLocale),
    loadCategories(services, locale),
  ]);
  return new Map(
    [...entries].map(([uid, { title, data }]) => {
      const parent = wayTo(tree, uidOf(data.parent_category)).at(-1);
      const links = recordsOf(data.categories).flatMap(({ category, clp_display_title }) => {
        const own = wayTo(tree, uidOf(category)).at(-1);
        return own ? [{ title: textOf(clp_display_title) || own.title, path: own.path }] : [];
      });
      return [uid, { title: parent?.title ?? title, links, layout: textsOf(data.clp_layout_tags) }];
    }),
  );
}
