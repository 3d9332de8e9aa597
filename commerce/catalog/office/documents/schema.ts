import { type Static, Type } from "typebox";
import { LibrarySorted, merging, SeenVersion } from "#commerce/catalog/office/pictures/schema.ts";
import { MaybeCounted, paging, search } from "#commerce/shared/lists/schema.ts";
import { Counting, closed, literals, one, orNull, textOf } from "#commerce/shared/rest/shapes.ts";

/**
 * The library's documents (PDF) as the office shows them. They are uploaded with POST /media and named in own fields of
 * files.
 */

const text = Type.String();

export const Document = Type.Object({
  /** Its name in addresses and own fields: "size-chart" in "document/size-chart". */
  id: text,
  title: text,
  /** The version of its texts, as for a picture. */
  version: Type.Integer(),
  /** The version of the file. */
  fileVersion: text,
  /** "pdf". */
  format: text,
  bytes: Type.Integer(),
  /** The address from which a link downloads it. */
  address: text,
  updatedAt: text,
  /** When it was moved to the bin. */
  deletedAt: orNull(text),
});
export type Document = Static<typeof Document>;

/**
 * The record whose own field names it (customers and orders by number only), or the content entry that links to it,
 * once for all languages.
 */
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

const filters = {
  /** A part of its id or title. */
  q: Type.Optional(search),
  /** Not named in any own field or content; or in the bin. */
  show: Type.Optional(literals(["unused", "deleted"])),
};
export const DocumentFilter = Type.Object(filters);
export type DocumentFilter = Static<typeof DocumentFilter>;
export const DocumentQuery = Type.Object({
  ...filters,
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
    title: textOf(300),
  },
  closed,
);
