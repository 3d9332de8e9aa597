import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import type { MediaFactsByName, SetKey } from "#services/media/delivery/describe.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { mediaAlias } from "#storefront/app/media.ts";
import {
  type BannerContent,
  type BannerView,
  readBanner,
  spotsOf,
  withMedia,
} from "#storefront/components/blocks/banner.ts";
import { type CategoryGroup, groupsByUid } from "#storefront/components/blocks/category-groups.ts";
import { withMediaEntries } from "#storefront/components/blocks/media-entries.ts";
import { factsOf, filmType, nameIn, picturesIn, setKeyIn } from "#storefront/components/blocks/media-name.ts";
import { readBlocks } from "#storefront/components/blocks/read-block.ts";
import type { Block, BlockView, FormKind } from "#storefront/components/blocks/shapes.ts";
import { loadJournal, type PostCard } from "#storefront/components/content/journal.ts";
import { appliesTo } from "#storefront/components/content/regions.ts";
import { cleanerFor } from "#storefront/components/content/rich-text.ts";
import { isRecord, textsOf } from "#storefront/components/content/values.ts";
import { type HotspotPicture, loadHotspotPictures, loadSpots } from "#storefront/components/hotspots/load-hotspots.ts";
import { loadMedia } from "#storefront/components/media/load-media.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { type CardContext, cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { TextKey, Texts } from "#storefront/i18n/areas.ts";

type BlockData = {
  texts: Texts;
  cards: Map<string, CardData>;
  /** Banners by the block that shows them. */
  banners: Map<Block, BannerView>;
  media: MediaFactsByName;
  hotspots: Map<string, HotspotPicture>;
  posts: PostCard[];
  groups: Map<string, CategoryGroup>;
};

/**
 * Resolves everything that the blocks refer to, with one read per type. Blocks that are broken, or refer only to things
 * that no longer exist, are dropped.
 */
export async function resolveBlocks(context: CardContext, given: unknown): Promise<BlockView[]> {
  if (!Array.isArray(given) || given.length === 0) return [];
  const shown = given.filter((block) =>
    appliesTo({ regions: regionsOf(block) }, { ...context.locale, region: context.region }),
  );
  const raw = await withMediaEntries(context, shown);
  const clean = await cleanerFor(context, raw);
  const blocks = readBlocks(raw, clean);
  if (blocks.length === 0) return [];
  const named = (kind: Block["kind"]) => [
    ...new Set(blocks.flatMap((block) => (block.kind === kind && "uid" in block && block.uid ? [block.uid] : []))),
  ];
  const [texts, cards, { banners, media }, hotspots, groups, posts] = await Promise.all([
    textsFor(context),
    cardsOf(context, blocks),
    bannersOf(context, blocks, named("banner")),
    loadHotspotPictures(context, named("hotspot")),
    groupsByUid(context, named("category_group")),
    blocks.some(({ kind }) => kind === "journal") ? latestPosts(context) : [],
  ]);
  return blocks.flatMap((block) => show(block, { texts, cards, banners, media, hotspots, groups, posts }) ?? []);
}

/** The content regions a block is limited to. Empty means all regions. */
function regionsOf(block: unknown): string[] {
  if (!isRecord(block)) return [];
  const { regions = Object.values(block).find(isRecord)?.regions } = block;
  return textsOf(regions);
}

function show(block: Block, found: BlockData): BlockView | null {
  switch (block.kind) {
    case "products":
    case "product_slider": {
      const cards = block.uids.flatMap((uid) => found.cards.get(uid) ?? []);
      return cards.length > 0
        ? { kind: block.kind, heading: block.heading ?? found.texts["content.products"], cards }
        : null;
    }
    case "banner": {
      const banner = found.banners.get(block);
      return banner ? { kind: "banner", banner: filled(banner, found.media) } : null;
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
    case "journal": {
      const { posts, texts } = found;
      return posts.length > 0 ? { kind: "journal", heading: block.heading ?? texts["blog.title"], posts } : null;
    }
    case "image_set": {
      const key = setKeyOf(block);
      const images = key ? picturesIn(found.media, key, block.heading ?? "") : block.images;
      const { heading } = block;
      return images.length > 0 ? { kind: "image_set", heading, label: found.texts["content.pictures"], images } : null;
    }
    case "video": {
      const key = setKeyOf(block);
      const facts = key && factsOf(found.media, key);
      if (!key || facts?.kind !== "video") return null;
      const seconds = Math.round(facts.duration / 1000);
      return { ...block, video: nameIn(key.alias, key.id), type: filmType(facts), ...(seconds > 0 && { seconds }) };
    }
    case "form": {
      const [title, text, button] = formWords[block.form];
      const words = {
        title: block.heading ?? found.texts[title],
        text: found.texts[text],
        button: found.texts[button],
        label: found.texts["signin.email"],
      };
      return { kind: "form", form: block.form, ...words };
    }
    default:
      return block;
  }
}

const formWords = {
  newsletter: ["newsletter.title", "newsletter.text", "newsletter.submit"],
  contact: ["contact.title", "contact.text", "contact.open"],
} as const satisfies Record<FormKind, TextKey[]>;

/** The set or video of the media service that a block names. */
function setKeyOf(block: Block): SetKey | null {
  if (block.kind === "image_set") return block.images.length === 0 ? setKeyIn(block.set ?? "", "set") : null;
  const key = block.kind === "video" ? setKeyIn(block.video, "video") : null;
  return key?.kind === "video" ? key : null;
}

const bannerKey = ({ kind, media }: BannerView): SetKey | null => {
  if (kind === "image" || kind === "none") return null;
  const [id = "", alias = mediaAlias] = media.split("/").reverse();
  return { kind, alias, id };
};

function filled(banner: BannerView, media: MediaFactsByName): BannerView {
  const key = bannerKey(banner);
  if (!key) return banner;
  const images = picturesIn(media, key, banner.alt);
  const facts = factsOf(media, key);
  const isThere = key.kind === "set" ? images.length > 0 : Boolean(facts);
  return withMedia({ ...banner, type: filmType(facts) }, { images, isThere });
}

async function cardsOf(context: CardContext, blocks: readonly Block[]): Promise<BlockData["cards"]> {
  const uids = [...new Set(blocks.flatMap((block) => ("uids" in block ? block.uids : [])))];
  if (uids.length === 0) return new Map();
  const cards = await cardsInLanguage(context, await cardsByUids(context.services.db, context.region, uids));
  return new Map(cards.map((card) => [card.uid, card]));
}

/** Loads the banners, and all sets and videos that they and other blocks name, in one read. */
async function bannersOf(
  context: CardContext,
  blocks: readonly Block[],
  uids: string[],
): Promise<Pick<BlockData, "banners" | "media">> {
  const { services, locale } = context;
  const entries =
    uids.length > 0
      ? await services.content.byUids<BannerContent>("banner", uids, locale.contentLocale)
      : new Map<string, { title: string; data: BannerContent }>();
  const contents = blocks.flatMap((block) => (block.kind === "banner" ? [block.banner?.content] : []));
  const clean = await cleanerFor(context, [contents, ...[...entries.values()].map(({ data }) => data.content)]);
  const read = blocks.flatMap((block) => {
    if (block.kind !== "banner") return [];
    const entry = entries.get(block.uid ?? "");
    const content = block.banner ?? (entry ? { title: entry.title, ...entry.data } : {});
    const banner = readBanner(content, clean);
    return banner ? [{ block, banner, spots: spotsOf(content, banner) }] : [];
  });
  const hotspots = await loadSpots(
    context,
    read.map(({ spots }) => spots),
  );
  const banners: BlockData["banners"] = new Map(
    read.map(({ block, banner }, index) => [block, { ...banner, hotspots: hotspots[index] ?? [] }]),
  );
  const keys = [...blocks.map(setKeyOf), ...[...banners.values()].map(bannerKey)];
  return {
    banners,
    media: await loadMedia(
      services,
      keys.filter((key) => key !== null),
    ),
  };
}

const latestPosts = async (context: CardContext) => (await loadJournal(context)).posts.slice(0, 3);
