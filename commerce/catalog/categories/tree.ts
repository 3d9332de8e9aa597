import type { Sorting } from "#commerce/catalog/products/schema.ts";
import { categoriesTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import type { LocalImages, Pins } from "./schema.ts";

export type Category = {
  id: number;
  uid: string;
  parentId: number | null;
  name: string;
  position: number;
  /** The sort order for shoppers, and the pinned products. */
  sort: Sorting;
  pins: Pins;
  /** Media ids. */
  tile: string | null;
  hero: string | null;
  /** Media ids that replace those above in a language. */
  localImages: LocalImages;
  /** Uids from the top down, joined by "/": the address after /c/. */
  path: string;
};

export type CategoryNode = Category & { children: CategoryNode[] };

/** All visible categories whose ancestors are visible too, in the shop's order, parents first. */
export async function findCategories(db: Db): Promise<Category[]> {
  noteTags([categoriesTag]);
  const rows = await db
    .selectFrom("categories")
    .select([
      "id",
      "uid",
      "parent_id",
      "name",
      "position",
      "sort",
      "pins",
      "tile",
      "hero",
      "local_images as localImages",
    ])
    .where("is_visible", "=", true)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return inTreeOrder(rows.map(({ parent_id: parentId, ...row }) => ({ ...row, parentId })));
}

/** Sorts rows as a tree, in the shop's order, parents first; children of a missing parent are left out. Pure. */
export function inTreeOrder(rows: readonly Omit<Category, "path">[], parent: Category | null = null): Category[] {
  const children = rows.filter((row) => row.parentId === (parent?.id ?? null));
  return children.flatMap((row) => {
    const category = { ...row, path: parent ? `${parent.path}/${row.uid}` : row.uid };
    return [category, ...inTreeOrder(rows, category)];
  });
}

export function treeOf(categories: readonly Category[], parentId: number | null = null): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ ...category, children: treeOf(categories, category.id) }));
}
