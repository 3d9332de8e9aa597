import { type Static, Type } from "typebox";
import { closed } from "#commerce/shared/rest/shapes.ts";

/** Filters and sort order of the office's lists, saved under a name. */

const text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const Search = Type.Record(text(60, 1), text(300), { maxProperties: 40 });
const name = text(60, 1);
const list = Type.String({ pattern: "^[a-z][a-z-]{0,39}$" });

export const ViewsQuery = Type.Object({ list });
export const NewView = Type.Object({ list, name, search: Search, isShared: Type.Optional(Type.Boolean()) }, closed);
export type NewView = Static<typeof NewView>;
export const ViewPatch = Type.Partial(Type.Object({ name, search: Search, isShared: Type.Boolean() }), {
  ...closed,
  minProperties: 1,
});
export type ViewPatch = Static<typeof ViewPatch>;

export const View = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  search: Type.Record(Type.String(), Type.String()),
  isShared: Type.Boolean(),
  /** The author's name. */
  madeBy: Type.String(),
  isOwn: Type.Boolean(),
  /** Whether the caller may rename, change and remove it. */
  mayChange: Type.Boolean(),
});
export type View = Static<typeof View>;
export const Views = Type.Object({ data: Type.Array(View), meta: Type.Object({ mayShare: Type.Boolean() }) });
