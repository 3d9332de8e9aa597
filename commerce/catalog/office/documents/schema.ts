import { type Static, Type } from "typebox";
import { MaybeCounted, paging, search } from "#commerce/catalog/office/list-schema.ts";
import { LibrarySorted, merging, SeenVersion } from "#commerce/catalog/office/pictures/schema.ts";
import { Counting, closed, literals, one, orNull } from "#commerce/shared/rest-shapes.ts";

/** The library's documents (PDF), as the office shows them. They come by POST /media and are named by own fields of files. */

const text = Type.String();

export const Document = Type.Object({
  /** What it is called in addresses and by own fields: "size-chart" in "document/size-chart". */
  id: text,
  title: text,
  /** Of what is said of it: as that of a picture. */
  version: Type.Integer(),
  /** Of the file. */
  fileVersion: text,
  /** "pdf". */
  format: text,
  bytes: Type.Integer(),
  /** Where whoever follows a link to it saves it from. */
  address: text,
  updatedAt: text,
  /** In the bin since then. */
  deletedAt: orNull(text),
});
export type Document = Static<typeof Document>;

/** Whose own field names it, customers and orders by their numbers alone; or which content leads to it, once for all its languages. */
export const DocumentUse = Type.Union([
  Type.Object({ kind: literals(["product", "customer", "order"]), id: Type.Integer(), name: text }),
  Type.Object({ kind: literals(["content"]), type: text, uid: text, name: text }),
]);
export type DocumentUse = Static<typeof DocumentUse>;

export const usesShown = 100;
export const DocumentWithUses = Type.Intersect([
  Document,
  Type.Object({ uses: Type.Array(DocumentUse, { description: `The first ${usesShown} of each kind` }) }),
]);
export type DocumentWithUses = Static<typeof DocumentWithUses>;

export const DocumentQuery = Type.Object({
  /** A part of its id or title. */
  q: Type.Optional(search),
  /** Named by no own field and no content; or what is in the bin. */
  show: Type.Optional(literals(["unused", "deleted"])),
  sort: LibrarySorted,
  ...paging,
  count: Counting,
});
export type DocumentQuery = Static<typeof DocumentQuery>;

export const DocumentPage = Type.Object({ data: Type.Array(Document), meta: MaybeCounted });
export const MergedDocument = merging(Document);
export const OneWithUses = one(DocumentWithUses);
export const DocumentChange = Type.Object(
  {
    version: Type.Optional(SeenVersion),
    title: Type.String({ maxLength: 300, pattern: "^[^\\u0000\\ud800-\\udfff]*$" }),
  },
  closed,
);
