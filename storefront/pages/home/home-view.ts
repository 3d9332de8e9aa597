import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import type { HotspotPicture } from "#storefront/components/hotspots/load-hotspots.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** The sections of the page that blocks can follow. */
export const homeSections = ["hero", "tiles", "rack", "dressed", "story", "pro"] as const;
export type HomeSection = (typeof homeSections)[number];

export type PageLink = { label: string; path: string };
export type Hero = {
  /** Media id of a scene. */
  image: string;
  /** The tone of the picture behind the text. Text and header have the opposite tone. */
  tone: "light" | "dark";
  title: string;
  text: string;
  link: PageLink;
};
/**
 * `tone` is the tone of the picture at its lower left, where the text stands: light or dark. "product" is a product
 * picture on its own background.
 */
export type Tile = { image: string; tone: "light" | "dark" | "product"; title: string; text: string; path: string };
/** A short statement about the shop that leads to the page where it is explained. */
export type Fact = { title: string; text: string; path: string };
export type Story = { image: string; label: string; title: string; text: string; link: PageLink };
export type Strip = { title: string; text: string; link: PageLink };

/** The home page's content (entry "home" of type "home"). */
export type HomeContent = {
  hero: Hero;
  tiles: Tile[];
  facts: Fact[];
  rack: { title: string; link: PageLink };
  dressed: { title: string; text: string; hotspot: string };
  story: Story;
  pro: Strip;
  /** Blocks that editors add, as on any page. The field is not validated yet. */
  blocks?: unknown;
};

/** The content together with data from the catalogue. A section without its data is left out. */
export type HomeView = Partial<Omit<HomeContent, "rack" | "dressed" | "blocks">> & {
  rack: { title: string; link?: PageLink; cards: CardData[] };
  dressed?: { title: string; text: string; picture: HotspotPicture };
  /** The categories by name, where there are no tiles. */
  categories?: { title: string; path: string }[];
  /** The blocks by the section that they follow. Blocks that name none come last, before the pro strip. */
  blocks: Partial<Record<HomeSection, BlockView[]>>;
};
