/**
 * The shapes of the demo world's sources. Plain data: no I/O, no clock, no randomness.
 * Everything that the shop shows of it goes through the same actions a merchant would use.
 */

export const languages = ["en", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type Language = (typeof languages)[number];

/** One text in all eight languages. */
export type Text = Record<Language, string>;

export type Kind =
  | "snowboard"
  | "boot"
  | "binding"
  | "jacket"
  | "pants"
  | "midlayer"
  | "gloves"
  | "goggles"
  | "helmet"
  | "beanie"
  | "socks"
  | "bag"
  | "protection"
  | "safety"
  | "tool"
  | "wax"
  | "accessory";

/** A colourway: an id for addresses ("glacier"), a name, and three to five hex colours with "#"; the first is the swatch. */
export type Colourway = { id: string; name: Text; palette: string[] };

/** Graphic families of topsheets; softgoods may use them for linings and prints. */
export type GraphicFamily = "topo" | "geometry" | "halftone" | "flow" | "brush" | "veneer" | "type";

/** Measures of one board length, in millimetres; sidecut radius in metres; rider weight in kilograms. */
export type BoardSize = {
  size: string;
  length: number;
  waist: number;
  nose: number;
  tail: number;
  effectiveEdge: number;
  sidecut: number;
  weight: [number, number];
};

export type BoardSpecs = {
  shape: "twin" | "directional-twin" | "directional" | "tapered" | "swallowtail";
  camber: "camber" | "rocker" | "hybrid-camber" | "hybrid-rocker" | "flat";
  flex: number; // 1 soft … 10 stiff
  terrain: { park: number; piste: number; freeride: number; powder: number }; // 0 … 10
  level: "beginner" | "intermediate" | "advanced" | "expert";
  rider: "all" | "women" | "men" | "kids";
  base: "extruded" | "sintered" | "nano-sintered";
  sizes: BoardSize[];
};

export type DemoProduct = {
  /** Address and key: lower case, words joined by "-": "kestrel", "ridgeline-3l-jacket". Unique in the whole world. */
  uid: string;
  kind: Kind;
  /** Names of models stay as they are in every language; a common noun in the title is translated. */
  title: Text;
  /** Six words or so; dry, exact, a little wit. */
  tagline: Text;
  /** One or two sentences, at most about 35 words. */
  description: Text;
  /** Category uids from demo/catalogue/categories.ts, the most specific first. */
  categories: string[];
  colours: Colourway[];
  /** Labels of the size option in selling order; empty means one size (no size option). */
  sizes: string[];
  /** US list price in whole dollars; other lists are derived by demo/catalogue/pricing.ts. */
  usd: number;
  /** A gift card: what it is sold for and worth, in whole units of every currency; in place of colours and sizes. */
  amounts?: number[];
  /** The former price in whole dollars when the product is reduced: shown as retail price. */
  retailUsd?: number;
  flags?: ("new" | "redesigned" | "best-seller" | "coming-soon")[];
  /** Stock: "normal", some sizes "low" (1–8 pieces), "sold-out-sizes" (some sizes 0), "sold-out" (all 0). Default normal. */
  stock?: "normal" | "low" | "sold-out-sizes" | "sold-out";
  /** Commerce regions that do not sell it (rare): "us", "ca", "eu_region_1". */
  notIn?: ("us" | "ca" | "eu_region_1")[];
  board?: BoardSpecs;
  /** Facts of other kinds, language-neutral ids and short values: { flex: "6", lacing: "dual-dial", waterproof: "20k" }. */
  facts?: Record<string, string | number>;
  /** What the artwork needs beyond kind and palette: a family, a form variant, a seed. */
  art: { family: GraphicFamily; form?: string; seed: number };
};

/** What a picture is asked for. Pure: the same request draws the same picture. */
export type PictureRequest = {
  product: Pick<DemoProduct, "uid" | "kind" | "board" | "facts" | "art"> & { name: string };
  palette: string[];
  view: string;
};
