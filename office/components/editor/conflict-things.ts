/** Which records the values of a conflict name, so that people read names and see pictures in place of ids. Pure. */

export type Kind = "category" | "product" | "group";
/** The names of records by kind and id. */
export type NamesByKind = Record<Kind, ReadonlyMap<number, string>>;

/** The fields of the API that hold ids, at any depth of a value. */
const kinds: Readonly<Record<string, Kind>> = {
  categories: "category",
  category_id: "category",
  category_ids: "category",
  reward_category_ids: "category",
  product_id: "product",
  product_ids: "product",
  reward_product_ids: "product",
  pins: "product",
  customer_group_id: "group",
  customer_group_ids: "group",
  hide_free_shipping_groups: "group",
};
const pictureFields: ReadonlySet<string> = new Set([
  "images",
  "image",
  "picture",
  "tile_image",
  "hero_image",
  "local_images",
  "logo",
  "logoDark",
  "icon",
]);

/** The fields that a value lies in, from the outer to the inner: ids in `pins.us` are those of products, too. */
type FieldPath = readonly string[];
type Visit = (place: FieldPath, value: unknown) => unknown;

/** A copy of the value in which `visit` has replaced what is neither list nor object. */
function mapped(place: FieldPath, value: unknown, visit: Visit): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(place, one, visit));
  if (typeof value !== "object" || value === null) return visit(place, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapped([...place, name], inner, visit)]),
  );
}

const kindAt = (place: FieldPath): Kind | undefined => place.flatMap((name) => kinds[name] ?? []).at(-1);

/** The ids that a field's value holds, by kind. */
export function idsIn(path: string, value: unknown): Record<Kind, number[]> {
  const found: Record<Kind, number[]> = { category: [], product: [], group: [] };
  mapped(path.split("."), value, (place, one) => {
    const kind = kindAt(place);
    if (kind && typeof one === "number") found[kind].push(one);
  });
  return found;
}

/** The value with names in place of ids; an id without a name stays one: "#12". */
export const withNames = (path: string, value: unknown, names: NamesByKind): unknown =>
  mapped(path.split("."), value, (place, one) => {
    const kind = kindAt(place);
    return kind && typeof one === "number" ? (names[kind].get(one) ?? `#${one}`) : one;
  });

export type PictureRef = { id: string /** The language that it is for, or null. */; of: string | null };

/** The pictures that a field's value shows, in order; null when the field is not one of pictures, or shows none. */
export function picturesIn(path: string, value: unknown): PictureRef[] | null {
  if (!path.split(".").some((name) => pictureFields.has(name))) return null;
  const pictures: PictureRef[] = [];
  mapped(path.split("."), value, (place, one) => {
    const name = place.at(-1) ?? "";
    const isOne = pictureFields.has(name) || (name === "id" && place.at(-2) === "images");
    const [outer, language = null] = place;
    if (isOne && typeof one === "string" && one !== "")
      pictures.push({ id: one, of: outer === "local_images" ? language : null });
  });
  return pictures.length > 0 ? pictures : null;
}
