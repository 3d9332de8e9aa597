import { type Static, type TSchema, Type } from "typebox";
import { MaybeCounted, paging, search } from "#commerce/catalog/office/list-schema.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { Counting, closed, literals, one, orNull } from "#commerce/shared/rest-shapes.ts";
import { AltTexts, PointOfInterest } from "#services/media/schema.ts";

/** The library of pictures, as the office shows it. Films, sets, and what visitors send with reviews are not in it. */

const text = Type.String();
const said = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000\\ud800-\\udfff]*$" });

export const Picture = Type.Object({
  /** What it is called in addresses and by products: "kestrel-glacier-topsheet". */
  id: text,
  title: text,
  /** What it shows, by language: { de: "Ein Board im Schnee" }. */
  alt: AltTexts,
  /** What crops keep in view, as fractions from the upper left; null: the middle. */
  pointOfInterest: orNull(PointOfInterest),
  /** Of what is said of it. A change that names an older one is brought together with what others have said since. */
  version: Type.Integer(),
  /** Of the file and its crop: in addresses (`v`) it makes browsers keep exactly this picture. */
  fileVersion: text,
  /** Of the master: "jpeg", "png", "webp", "avif", "svg". */
  format: text,
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  hasAlpha: Type.Boolean(),
  updatedAt: text,
  /** In the bin since then. */
  deletedAt: orNull(text),
});
export type Picture = Static<typeof Picture>;

/** Where a picture is shown. `name` is what staff call it; content is named by type and uid, once for all its languages. */
export const PictureUse = Type.Union([
  Type.Object({ kind: literals(["product"]), id: Type.Integer(), name: text }),
  Type.Object({ kind: literals(["category"]), id: Type.Integer(), name: text }),
  Type.Object({ kind: literals(["shop"]), name: text }),
  Type.Object({ kind: literals(["store"]), slug: text, name: text }),
  Type.Object({ kind: literals(["content"]), type: text, uid: text, name: text }),
]);
export type PictureUse = Static<typeof PictureUse>;

/** As addresses name it. */
export const ByName = Type.Object({ id: said(120) });

export const usesShown = 100;
export const PictureWithUses = Type.Intersect([
  Picture,
  Type.Object({
    uses: Type.Array(PictureUse, { description: `The first ${usesShown} of each kind` }),
  }),
]);
export type PictureWithUses = Static<typeof PictureWithUses>;

/** By when it changed, by its title (where it has none: its id), or by its file's size. */
export const librarySorts = ["-changed", "changed", "name", "-name", "size", "-size"] as const;
export type LibrarySort = (typeof librarySorts)[number];
export const LibrarySorted = Type.Unsafe<LibrarySort>(
  Type.Union(
    librarySorts.map((name) => Type.Literal(name)),
    { default: "-changed" },
  ),
);
export const PictureQuery = Type.Object({
  /** A part of its id or title. */
  q: Type.Optional(search),
  /** Shown by no product, no content, no set and no film; or what is in the bin. */
  show: Type.Optional(literals(["unused", "deleted"])),
  /** These alone, separated by commas. */
  ids: Type.Optional(said(20_000)),
  /** Has no text in that language; "all": in none at all. */
  missing_alt: Type.Optional(literals(["all", ...languages])),
  sort: LibrarySorted,
  ...paging,
  count: Counting,
});
export type PictureQuery = Static<typeof PictureQuery>;

export const PicturePage = Type.Object({ data: Type.Array(Picture), meta: MaybeCounted });
export const OneWithUses = one(PictureWithUses);

const Alt = Type.Unsafe<AltTexts>(
  Type.Partial(Type.Object(Object.fromEntries(languages.map((language) => [language, said(500)]))), closed),
);
/** What somebody saw who changes it; without it the last one to write has it. */
export const SeenVersion = Type.Integer({ minimum: 1 });
/** With the fields that others had changed since that version, and that stay so ("alt.de"). */
export const merging = <T extends TSchema>(data: T) =>
  Type.Object({ data, meta: Type.Object({ merged: Type.Optional(Type.Array(text)) }) });
export const MergedPicture = merging(Picture);
export const PictureChange = Type.Partial(
  Type.Object({
    version: SeenVersion,
    title: said(300),
    /** Languages that are not named stay; an empty text takes a language's away. */
    alt: Alt,
    pointOfInterest: orNull(PointOfInterest),
  }),
  { ...closed, minProperties: 1 },
);
export type PictureChange = Static<typeof PictureChange>;
