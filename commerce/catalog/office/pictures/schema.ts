import { type Static, type TSchema, Type } from "typebox";
import { MaybeCounted, paging, search } from "#commerce/shared/lists/schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { Counting, closed, literals, one, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import { AltTexts, PointOfInterest } from "#services/media/schema.ts";

/** The library of pictures as the office shows it. Films, sets, and photos sent with reviews are not in it. */

const text = Type.String();

export const Picture = Type.Object({
  /** Its name in addresses and products: "kestrel-glacier-topsheet". */
  id: text,
  title: text,
  /** Alternative texts by language: { de: "Ein Board im Schnee" }. */
  alt: AltTexts,
  /** The point that crops keep in view, as fractions from the upper left; null for the middle. */
  pointOfInterest: orNull(PointOfInterest),
  /** The version of its texts. A change based on an older one is merged with later changes. */
  version: Type.Integer(),
  /** The version of the file and its crop: in addresses (`v`) it makes browsers cache exactly this picture. */
  fileVersion: text,
  /** The format of the original: "jpeg", "png", "webp", "avif", "svg". */
  format: text,
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  hasAlpha: Type.Boolean(),
  updatedAt: text,
  /** When it was moved to the bin. */
  deletedAt: orNull(text),
});
export type Picture = Static<typeof Picture>;

/**
 * Where a picture is shown. `name` is the name for staff; content is identified by type and uid, once for all
 * languages.
 */
export const PictureUse = Type.Union([
  Type.Object({ kind: literals(["product"]), id: Type.Integer(), name: text }),
  Type.Object({ kind: literals(["category"]), id: Type.Integer(), name: text }),
  Type.Object({ kind: literals(["shop"]), name: text }),
  Type.Object({ kind: literals(["store"]), slug: text, name: text }),
  Type.Object({ kind: literals(["content"]), type: text, uid: text, name: text }),
]);
export type PictureUse = Static<typeof PictureUse>;

/** As in addresses. */
export const ByName = Type.Object({ id: textOf(120) });

export const usesShown = 100;
export const PictureWithUses = Type.Intersect([
  Picture,
  Type.Object({
    uses: Type.Array(PictureUse, { description: `The first ${usesShown} of each kind` }),
  }),
]);
export type PictureWithUses = Static<typeof PictureWithUses>;

/** By time of change, by title (or id without a title), or by file size. */
export const librarySorts = ["-changed", "changed", "name", "-name", "size", "-size"] as const;
export type LibrarySort = (typeof librarySorts)[number];
export const LibrarySorted = Type.Unsafe<LibrarySort>(
  Type.Union(
    librarySorts.map((name) => Type.Literal(name)),
    { default: "-changed" },
  ),
);
const filters = {
  /** A part of its id or title. */
  q: Type.Optional(search),
  /** Not shown in any product, content, set or film; or in the bin. */
  show: Type.Optional(literals(["unused", "deleted"])),
  /** Only these, separated by commas. */
  ids: Type.Optional(textOf(20_000)),
  /** Has no text in that language; "all": in no language. */
  missing_alt: Type.Optional(literals(["all", ...languages])),
};
export const PictureFilter = Type.Object(filters);
export type PictureFilter = Static<typeof PictureFilter>;
export const PictureQuery = Type.Object({
  ...filters,
  sort: LibrarySorted,
  ...paging,
  count: Counting,
});
export type PictureQuery = Static<typeof PictureQuery>;

export const PicturePage = Type.Object({ data: Type.Array(Picture), meta: MaybeCounted });
export const OneWithUses = one(PictureWithUses);

const Alt = Type.Unsafe<AltTexts>(
  Type.Partial(Type.Object(Object.fromEntries(languages.map((language) => [language, textOf(500)]))), closed),
);
/** The version that the author saw; without it, the last write wins. */
export const SeenVersion = Type.Integer({ minimum: 1 });
/** With the fields that others had changed since that version and that were kept ("alt.de"). */
export const merging = <T extends TSchema>(data: T) =>
  Type.Object({ data, meta: Type.Object({ merged: Type.Optional(Type.Array(text)) }) });
export const MergedPicture = merging(Picture);
export const PictureChange = Type.Partial(
  Type.Object({
    version: SeenVersion,
    title: textOf(300),
    /** Languages not named are kept; an empty text removes a language's text. */
    alt: Alt,
    pointOfInterest: orNull(PointOfInterest),
  }),
  { ...closed, minProperties: 1 },
);
export type PictureChange = Static<typeof PictureChange>;
