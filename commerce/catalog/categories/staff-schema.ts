import { type Static, Type } from "typebox";
import { Name, Uid, Version } from "#commerce/catalog/shared/value-schemas.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { CategorySort, type LocalImages, Pins, Rule } from "./schema.ts";
import { CategoryText, type Texts, TextsBody } from "./texts.ts";

/** Categories as staff write and read them. The parent is named by its id (V3; 0 for none) or its uid. */

const MediaId = Type.String({ pattern: "^[A-Za-z0-9][\\w.-]{0,199}$" });

const fields = {
  uid: Uid,
  name: Name,
  parent_id: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  parent: Type.Union([Uid, Type.Null()]),
  sort_order: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  is_visible: Type.Boolean(),
  /** Fills the category in addition to hand-picked products; null for no rule. */
  rule: orNull(Rule),
  /** The order in which shoppers see it. */
  default_sort: CategorySort,
  /** Products pinned to the top of that order, by market. */
  pins: Pins,
  tile_image: orNull(MediaId),
  hero_image: orNull(MediaId),
  /** Pictures for single languages, which replace the category's own; a given value replaces the whole stored one. */
  local_images: Type.Unsafe<LocalImages>(
    Type.Partial(
      Type.Object(
        Object.fromEntries(
          languages.map((language) => [
            language,
            Type.Object({ tile_image: Type.Optional(MediaId), hero_image: Type.Optional(MediaId) }, closed),
          ]),
        ),
      ),
      closed,
    ),
  ),
  /** Texts by language, published at once. For empty texts readers see English. */
  texts: TextsBody,
};

export const CategoryBody = Type.Partial(Type.Object({ id: Id, version: Version, ...fields }), closed);
export type CategoryBody = Static<typeof CategoryBody>;

/** Only the texts. */
export const CategoryTexts = Type.Object({ texts: fields.texts, version: CategoryBody.properties.version }, closed);

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
  rule: fields.rule,
  default_sort: CategorySort,
  pins: Pins,
  tile_image: orNull(text),
  hero_image: orNull(text),
  local_images: fields.local_images,
  /** For a single category, unless content is stored in a hosted service. */
  texts: Type.Optional(Type.Unsafe<Texts>(Type.Partial(Type.Record(literals(languages), CategoryText)))),
});
export type CategoryV3 = Static<typeof CategoryV3>;

export const CategoryBatch = Type.Object(
  { categories: Type.Array(CategoryBody, { minItems: 1, maxItems: 250 }) },
  closed,
);
