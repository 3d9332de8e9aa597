import { type Static, Type } from "typebox";
import { Name, Uid } from "#commerce/catalog/products/value-schemas.ts";
import { closed, Id } from "#commerce/shared/rest-shapes.ts";
import { Version } from "./schema.ts";

/** Categories as staff write and read them. A place in the tree is named by the id above (V3; 0: none) or its uid. */

const fields = {
  uid: Uid,
  name: Name,
  parent_id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  parent: Type.Union([Uid, Type.Null()]),
  sort_order: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  is_visible: Type.Boolean(),
};

export const CategoryBody = Type.Partial(Type.Object({ id: Id, version: Version, ...fields }), closed);
export type CategoryBody = Static<typeof CategoryBody>;

const { uid, name, ...others } = fields;
export const NewCategory = Type.Object({ uid, name, ...Type.Partial(Type.Object(others)).properties }, closed);

const text = Type.String();
export const CategoryV3 = Type.Object({
  id: Id,
  version: Type.Integer(),
  uid: text,
  name: text,
  parent_id: Type.Integer(),
  parent: Type.Union([text, Type.Null()]),
  sort_order: Type.Integer(),
  is_visible: Type.Boolean(),
});
export type CategoryV3 = Static<typeof CategoryV3>;

export const CategoryBatch = Type.Object(
  { categories: Type.Array(CategoryBody, { minItems: 1, maxItems: 250 }) },
  closed,
);
