import { type Static, Type } from "typebox";

/** An image at /i, a set of assets at /s, a video at /v, a document at /d. Each has ids of its own. */
export const assetKinds = ["image", "set", "video", "document"] as const;
export type AssetKind = (typeof assetKinds)[number];

const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/** What a crop keeps in view, as fractions of the picture from its upper left (specification 3.16). */
export const PointOfInterest = Type.Object(
  { x: Fraction, y: Fraction, w: Type.Optional(Fraction), h: Type.Optional(Fraction) },
  { additionalProperties: false },
);
export type PointOfInterest = Static<typeof PointOfInterest>;

/** A name in addresses: letters, digits, spaces and ._- inside; no file extension that would be taken for a format. */
export const AssetId = Type.String({
  pattern: "^(?!.*\\.(?:json|jpe?g|png|webp|avif|mp4)$)[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_. -]{0,118}[\\p{L}\\p{N}_-])?$",
  description: "1 to 120 letters, digits, ., _ and -",
});

const shown = [Type.Literal("image"), Type.Literal("set"), Type.Literal("video")] as const;
export const Kind = Type.Union([...shown, Type.Literal("document")]);

export const SetItem = Type.Object({ kind: Type.Union([...shown]), id: AssetId }, { additionalProperties: false });
export type SetItem = Static<typeof SetItem>;

/** A still of a video: an image of ours, and when it is shown, in milliseconds. */
export const Thumb = Type.Object(
  { id: AssetId, time: Type.Integer({ minimum: 0, maximum: 86_400_000 }) },
  { additionalProperties: false },
);

/** What is known of a video; duration in milliseconds, bitrate in bits per second, poster and thumbs are images of ours. */
export const Film = Type.Object({
  duration: Type.Integer(),
  bitrate: Type.Integer(),
  videoCodec: Type.String(),
  audioCodec: Type.String(),
  poster: Type.Union([AssetId, Type.Null()]),
  thumbs: Type.Array(Thumb),
});
export type Film = Static<typeof Film>;

/** What a picture shows, by language: { de: "Ein Board im Schnee" }. */
export const AltTexts = Type.Record(Type.String({ pattern: "^[a-z]{2}$" }), Type.String(), {
  additionalProperties: false,
});
export type AltTexts = Record<string, string>;

/** What staff sees of an asset; width and height are the master's. */
export const Asset = Type.Object({
  alias: Type.String(),
  kind: Kind,
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  alt: AltTexts,
  version: Type.String(),
  format: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  hasAlpha: Type.Boolean(),
  bytes: Type.Integer(),
  pointOfInterest: Type.Union([PointOfInterest, Type.Null()]),
  items: Type.Array(SetItem),
  film: Type.Union([Film, Type.Null()]),
  updatedAt: Type.String({ format: "date-time" }),
});

/**
 * An asset as the room handles it. `file` names its master in storage; null: a set, or drawn by the demo world. `deletedAt`:
 * in the bin since then, and shown by nobody.
 */
export type Asset = Omit<Static<typeof Asset>, "updatedAt"> & {
  file: string | null;
  updatedAt: Date;
  /** The colour all around its edge, "#ffffff"; null: it has none, or is see-through. */
  ground: string | null;
  deletedAt: Date | null;
};

export type AssetKey = { alias: string; kind: AssetKind; id: string };

/** A text that is different for each asset. */
export const assetName = ({ alias, kind, id }: AssetKey): string => `media:${kind}/${alias}/${id}`;
