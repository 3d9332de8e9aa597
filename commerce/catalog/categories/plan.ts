import type { Sorting } from "#commerce/catalog/products/schema.ts";
import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import { ruleFaults } from "./rules.ts";
import type { LocalImages, Pins, Rule } from "./schema.ts";
import type { CategoryBody } from "./staff-schema.ts";

/** Lays bodies over the stored category tree: what a body omits stays. Pure. */

export type StoredCategory = {
  /** 0 when not stored yet. */
  id: number;
  uid: string;
  name: string;
  /** The parent's uid, or null. */
  parent: string | null;
  position: number;
  isVisible: boolean;
  rule: Rule | null;
  sort: Sorting;
  pins: Pins;
  tile: string | null;
  hero: string | null;
  localImages: LocalImages;
  /** Categories in the bin cannot be changed. */
  deletedAt: Date | null;
  /** 0 when not stored yet. */
  version: number;
};
export type CategoryChange = { body: CategoryBody; at: string };

/** The categories to write, in the order of the changes; faults are added to `faults`. */
export function plannedCategories(
  stored: readonly StoredCategory[],
  changes: readonly CategoryChange[],
  mayBeThere: boolean,
  faults: Faults,
): StoredCategory[] {
  const { wrong, unknown, taken } = faults;
  const tree = new Map(stored.map((category) => [category.uid, category]));
  const byId = new Map(stored.map((category) => [category.id, category]));
  const seen = new Set<string>();
  const planned = changes.map(({ body, at }) => {
    const found = body.id === undefined ? tree.get(body.uid ?? "") : byId.get(body.id);
    const before = found?.deletedAt ? undefined : found;
    if (found?.deletedAt && body.id === undefined)
      taken[within(at, "uid")] = "is that of a category in the bin: restore it, or choose another";
    const uid = before?.uid ?? body.uid ?? "";
    if (body.id !== undefined && !before) unknown[within(at, "id")] = "is unknown";
    else if (uid === "") wrong[within(at, "uid")] = "is required of a new category";
    else if (before && before.id > 0 && !mayBeThere) taken[within(at, "uid")] = "is in use already";
    if (body.uid !== undefined && body.uid !== uid)
      wrong[within(at, "uid")] = "cannot be changed: the category's address and content hang on it";
    if (seen.has(uid)) wrong[within(at, "uid")] ??= "is named twice";
    seen.add(uid);
    if (!before && body.name === undefined) wrong[within(at, "name")] = "is required of a new category";
    const category: StoredCategory = {
      id: before?.id ?? 0,
      uid,
      name: body.name ?? before?.name ?? "",
      parent: parentOf(body, before, byId, at, wrong),
      position: body.sort_order ?? before?.position ?? -1,
      isVisible: body.is_visible ?? before?.isVisible ?? true,
      rule: body.rule === undefined ? (before?.rule ?? null) : body.rule,
      sort: body.default_sort ?? before?.sort ?? "popular",
      pins: body.pins ?? before?.pins ?? {},
      tile: body.tile_image === undefined ? (before?.tile ?? null) : body.tile_image,
      hero: body.hero_image === undefined ? (before?.hero ?? null) : body.hero_image,
      localImages: body.local_images ? withoutEmpty(body.local_images) : (before?.localImages ?? {}),
      deletedAt: null,
      version: before?.version ?? 0,
    };
    if (body.rule) Object.assign(wrong, ruleFaults(body.rule, within(at, "rule")));
    tree.set(uid, category);
    return category;
  });
  for (const [place, category] of planned.entries()) {
    const at = changes[place]?.at ?? "";
    if (category.position < 0) category.position = nextPosition(tree, category.parent);
    if (category.parent !== null && !isThere(tree, category.parent)) wrong[within(at, "parent")] = "is unknown";
    else if (liesBelowItself(tree, category)) wrong[within(at, "parent")] = "lies below this category";
  }
  return planned;
}

const withoutEmpty = (images: LocalImages): LocalImages =>
  Object.fromEntries(Object.entries(images).filter(([, own]) => Object.keys(own).length > 0));

const isThere = (tree: ReadonlyMap<string, StoredCategory>, uid: string): boolean => tree.get(uid)?.deletedAt === null;

function parentOf(
  { parent_id: id, parent }: CategoryBody,
  before: StoredCategory | undefined,
  byId: ReadonlyMap<number, StoredCategory>,
  at: string,
  wrong: Faults["wrong"],
): string | null {
  if (id === undefined) return parent === undefined ? (before?.parent ?? null) : parent;
  const above = id === 0 ? null : (byId.get(id)?.uid ?? null);
  if (id !== 0 && above === null) wrong[within(at, "parent_id")] = "is unknown";
  else if (parent !== undefined && parent !== above) wrong[within(at, "parent_id")] = "is not the id of parent";
  return above;
}

/** New categories are placed after their siblings. */
const nextPosition = (tree: ReadonlyMap<string, StoredCategory>, parent: string | null): number =>
  1 + Math.max(-1, ...[...tree.values()].filter((one) => one.parent === parent).map(({ position }) => position));

function liesBelowItself(tree: ReadonlyMap<string, StoredCategory>, category: StoredCategory): boolean {
  const passed = new Set<string>();
  for (let above = category.parent; above !== null && !passed.has(above); above = tree.get(above)?.parent ?? null) {
    if (above === category.uid) return true;
    passed.add(above);
  }
  return false;
}
