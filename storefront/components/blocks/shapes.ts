import type { CategoryGroup } from "#storefront/components/blocks/category-groups.ts";
import type { PostCard } from "#storefront/components/content/journal.ts";
import type { HotspotPicture } from "#storefront/components/hotspots/load-hotspots.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { BannerContent, BannerView } from "./banner.ts";
import type { BlockPicture } from "./block-picture.ts";

/** The blocks of a content page (specification 2.7, 3.8, 3.14, 3.15). */

export type FormKind = "newsletter" | "contact";

type SimpleBlock =
  | { kind: "text"; heading?: string; paragraphs: string[] }
  | { kind: "rich_text"; html: string }
  | { kind: "picture"; image: string; alt: string }
  | {
      kind: "image_set";
      heading?: string;
      images: BlockPicture[];
      /** The name of a set, as an alternative to `images`. */
      set?: string;
    }
  | {
      kind: "video";
      video: string;
      type?: string;
      poster?: string;
      title: string;
      /** In seconds. */
      seconds?: number;
    }
  | { kind: "table"; heading?: string; columns: string[]; rows: string[][] }
  | { kind: "quote"; text: string; author?: string }
  | { kind: "accordion"; heading?: string; items: { title: string; html: string }[] }
  | { kind: "form"; form: FormKind; heading?: string };

/** A block as published, parsed and sanitised. */
export type Block =
  | SimpleBlock
  | { kind: "banner"; uid?: string; banner?: BannerContent }
  | { kind: "products" | "product_slider"; heading?: string; uids: string[] }
  | { kind: "hotspot"; uid: string }
  | { kind: "journal"; heading?: string }
  | { kind: "category_group"; uid: string; heading?: string };

/**
 * A block with everything it refers to resolved. It carries its own texts, because some pages that show blocks have few
 * display texts.
 */
export type BlockView =
  | Exclude<SimpleBlock, { kind: "form" | "image_set" }>
  | { kind: "form"; form: FormKind; title: string; text: string; button: string; label: string }
  | { kind: "image_set"; heading?: string; label: string; images: BlockPicture[] }
  | { kind: "banner"; banner: BannerView }
  | { kind: "products" | "product_slider"; heading: string; cards: CardData[] }
  | { kind: "hotspot"; picture: HotspotPicture }
  | { kind: "journal"; heading: string; posts: PostCard[] }
  | ({ kind: "category_group"; heading?: string } & Omit<CategoryGroup, "title">);
