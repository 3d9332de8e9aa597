import { type Static, Type } from "typebox";
import { type Text, TextInFile } from "./languages.ts";

/** The shapes of the demo world's products: as stored in demo/data/products, and as read. */

const closed = { additionalProperties: false };
const positive = Type.Integer({ minimum: 1 });
const points = Type.Integer({ minimum: 0, maximum: 10 });
const id = Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" });

const Kind = Type.Enum([
  "snowboard",
  "boot",
  "binding",
  "jacket",
  "pants",
  "midlayer",
  "gloves",
  "goggles",
  "helmet",
  "beanie",
  "socks",
  "bag",
  "protection",
  "safety",
  "tool",
  "wax",
  "accessory",
]);
export type Kind = Static<typeof Kind>;

/** Graphic families of topsheets. Soft goods may use them for linings and prints. */
const GraphicFamily = Type.Enum(["topo", "geometry", "halftone", "flow", "brush", "veneer", "type"]);
export type GraphicFamily = Static<typeof GraphicFamily>;

/** Three to five hex colours. The first is the swatch. */
const Palette = Type.Array(Type.String({ pattern: "^#[0-9A-F]{6}$" }), { minItems: 1 });

const boardTraits = {
  shape: Type.Enum(["twin", "directional-twin", "directional", "tapered", "swallowtail"]),
  camber: Type.Enum(["camber", "rocker", "hybrid-camber", "hybrid-rocker", "flat"]),
  /** 1 is soft, 10 is stiff. */
  flex: Type.Integer({ minimum: 1, maximum: 10 }),
  level: Type.Enum(["beginner", "intermediate", "advanced", "expert"]),
  rider: Type.Enum(["all", "women", "men", "kids"]),
  base: Type.Enum(["extruded", "sintered", "nano-sintered"]),
  terrain: Type.Object({ park: points, piste: points, freeride: points, powder: points }, closed),
};
const BoardTraits = Type.Object(boardTraits);

/** One length of a model, with length and waist in millimetres. `wide` marks the wide version of that length. */
export const BoardLength = Type.Object(
  { length: positive, waist: positive, wide: Type.Optional(Type.Literal(true)) },
  closed,
);
export type BoardLength = Static<typeof BoardLength>;

/** A factor by which a model differs from its shape's usual measures: a radius of 1.2 is a fifth longer. */
const factor = Type.Optional(Type.Number({ exclusiveMinimum: 0 }));

const BoardInFile = Type.Object(
  { ...boardTraits, lengths: Type.Array(BoardLength, { minItems: 1 }), edge: factor, radius: factor },
  closed,
);

/** The regions of commerce in which goods are sold. */
const Market = Type.Enum(["us", "ca", "eu_region_1"]);

const productFields = {
  /** The product's address and key: lower case, words joined by "-". Unique in the demo world. */
  uid: id,
  kind: Kind,
  /** US list price in whole dollars; demo/catalogue/pricing.ts derives the others. */
  usd: positive,
  /** The former price in whole dollars when the product is reduced. */
  retailUsd: Type.Optional(positive),
  /** The amounts of a gift card in whole units of every currency, instead of colours and sizes. */
  amounts: Type.Optional(Type.Array(positive)),
  flags: Type.Optional(Type.Array(Type.Enum(["new", "redesigned", "best-seller", "coming-soon"]))),
  /** "low": some sizes have 1 to 8 pieces; "sold-out-sizes": some have none; "sold-out": none is left. */
  stock: Type.Optional(Type.Enum(["normal", "low", "sold-out-sizes", "sold-out"])),
  /** Markets that do not sell it. */
  notIn: Type.Optional(Type.Array(Market)),
  /** The media id of a film at the end of the gallery. */
  film: Type.Optional(Type.String()),
  /** Language-neutral facts: { flex: "6", lacing: "dual-dial", waterproof: "20k" }. */
  facts: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  /** Input of the artwork besides kind and palette: a family, a form of the kind, a seed. */
  art: Type.Object({ family: GraphicFamily, form: Type.Optional(Type.String()), seed: Type.Integer() }, closed),
};
const Product = Type.Object(productFields);

/** A product as stored in its file. */
export const ProductInFile = Type.Object(
  {
    ...productFields,
    /** A text, or a model's name with a noun of product-nouns.json, which has it in every language. */
    title: Type.Union([TextInFile, Type.Object({ noun: Type.String(), name: Type.String() }, closed)]),
    tagline: TextInFile,
    description: TextInFile,
    /** Colours of colours.json. */
    colours: Type.Array(Type.Object({ id, palette: Palette }, closed), { minItems: 1 }),
    sizes: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    board: Type.Optional(BoardInFile),
  },
  closed,
);
export type ProductInFile = Static<typeof ProductInFile>;

/** A colourway: an id for addresses ("glacier"), a name, and its colours. */
export type Colourway = { id: string; name: Text; palette: string[] };

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

export type BoardSpecs = Static<typeof BoardTraits> & { sizes: BoardSize[] };

/** A product as read. */
export type DemoProduct = Static<typeof Product> & {
  title: Text;
  tagline: Text;
  description: Text;
  /** Category uids, the most specific first. */
  categories: string[];
  colours: Colourway[];
  /** Labels of the size option in selling order. Empty for one size (no size option). */
  sizes: string[];
  board?: BoardSpecs;
};

/** The input for drawing a picture. The same request always gives the same picture. */
export type PictureRequest = {
  product: Pick<DemoProduct, "uid" | "kind" | "board" | "facts" | "art"> & { name: string };
  palette: string[];
  view: string;
};
