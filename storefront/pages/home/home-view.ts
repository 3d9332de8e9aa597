import type { BlockView } from "#storefront/components/blocks/shapes.ts";
import type { HotspotPicture } from "#storefront/components/hotspots/load-hotspots.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** The parts of the page that blocks can follow. */
export const homeSections = ["hero", "tiles", "rack", "dressed", "story", "pro"] as const;
export type HomeSection = (typeof homeSections)[number];

export type PageLink = { label: string; path: string };
export type Hero = {
  /** Media id of a scene. */
  image: string;
  /** What the picture is where the words stand: words and header are the other. */
  tone: "light" | "dark";
  title: string;
  text: string;
  link: PageLink;
};
/** `tone` is the picture's where the words are, at its lower left: light or dark; or it is a product on its ground. */
export type Tile = { image: string; tone: "light" | "dark" | "product"; title: string; text: string; path: string };
export type Story = { image: string; label: string; title: string; text: string; link: PageLink };
export type Strip = { title: string; text: string; link: PageLink };

/** The home page as content has it (entry "home" of type "home"). */
export type HomeContent = {
  hero: Hero;
  tiles: Tile[];
  rack: { title: string; link: PageLink };
  dressed: { title: string; text: string; hotspot: string };
  story: Story;
  pro: Strip;
  /** What editors put on the page besides, as on any page; read with care. */
  blocks?: unknown;
};

/** The same with what the catalogue adds; a part without its data is left out. */
export type HomeView = Partial<Omit<HomeContent, "rack" | "dressed" | "blocks">> & {
  rack: { title: string; link?: PageLink; cards: CardData[] };
  dressed?: { title: string; text: string; picture: HotspotPicture };
  /** After which part each block stands; those that name none come last, before the pro strip. */
  blocks: Partial<Record<HomeSection, BlockView[]>>;
};
