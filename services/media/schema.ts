import { type Static, Type } from "typebox";

/** An image at /i, a set of assets at /s, a video at /v, a document at /d. Ids are unique per kind. */
export const assetKinds = ["image", "set", "video", "document"] as const;
export type AssetKind = (typeof assetKinds)[number];

const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/** The area that crops keep in view, as fractions of the picture from its upper left (specification 3.16). */
export const PointOfInterest = Type.Object(
  { x: Fraction, y: Fraction, w: Type.Optional(Fraction), h: Type.Optional(Fraction) },
  { additionalProperties: false },
);
export type PointOfInterest = Static<typeof PointOfInterest>;

/**
 * A name in addresses: letters, digits, and inside also spaces and ._-. It must not end with an extension that would be
 * read as a format.
 */
export const AssetId = Type.String({
  pattern: "^(?!.*\\.(?:json|jpe?g|png|webp|avif|mp4)$)[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_. -]{0,118}[\\p{L}\\p{N}_-])?$",
  description: "1 to 120 letters, digits, ., _ and -",
});

const shown = [Type.Literal("image"), Type.Literal("set"), Type.Literal("video")] as const;
export const Kind = Type.Union([...shown, Type.Literal("document")]);

export const SetItem = Type.Object({ kind: Type.Union([...shown]), id: AssetId }, { additionalProperties: false });
export type SetItem = Static<typeof SetItem>;

/** A still of a video: one of our images, and the time at which it is shown, in milliseconds. */
export const Thumb = Type.Object(
  { id: AssetId, time: Type.Integer({ minimum: 0, maximum: 86_400_000 }) },
  { additionalProperties: false },
);

/** Facts about a video. Duration in milliseconds, bitrate in bits per second; poster and thumbs are images of ours. */
export const Film = Type.Object({
  duration: Type.Integer(),
  bitrate: Type.Integer(),
  videoCodec: Type.String(),
  audioCodec: Type.String(),
  poster: Type.Union([AssetId, Type.Null()]),
  thumbs: Type.Array(Thumb),
});
export type Film = Static<typeof Film>;

/** Descriptions of a picture by language: { de: "Ein Board im Schnee" }. */
export const AltTexts = Type.Record(Type.String({ pattern: "^[a-z]{2}$" }), Type.String(), {
  additionalProperties: false,
});
export type AltTexts = Record<string, string>;

/** An asset as staff see it. Width and height are the master's. */
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
 * An asset in internal form. `file` names its master in storage; null for a set or a picture drawn by the demo world.
 * `deletedAt` is when it was put in the bin; it is not shown since then.
 */
export type Asset = Omit<Static<typeof Asset>, "updatedAt"> & {
  file: string | null;
  updatedAt: Date;
  /** The colour all around its edge, "#ffffff". Null when the edge has several colours or is transparent. */
  ground: string | null;
  deletedAt: Date | null;
};

export type AssetKey = { alias: string; kind: AssetKind; id: string };

/** A text that is unique for each asset. */
export const assetName = ({ alias, kind, id }: AssetKey): string => `media:${kind}/${alias}/${id}`;
