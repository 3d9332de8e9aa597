import { Compile } from "typebox/compile";
import { listCategories, putCategories } from "#commerce/catalog/categories/actions.ts";
import type { CategoryChange } from "#commerce/catalog/categories/plan.ts";
import { CategoryBody } from "#commerce/catalog/categories/staff-schema.ts";
import { type ManagementProblem, within } from "#commerce/catalog/shared/problems.ts";
import type { Db } from "#database/tables.ts";
import { shapeFaults } from "#platform/http/shape-faults.ts";
import { type Failure, fail, ok, type Result } from "#platform/result.ts";
import { putProducts } from "./actions.ts";
import { BadFile, type Item, itemsIn } from "./json-lists.ts";
import { portable, productToV3 } from "./rest.ts";
import { ProductBody, type ProductChange } from "./schema.ts";
import { findStoredAfter } from "./stored.ts";

/** Catalogues as files: { "categories": […], "products": […] }, with items as PUT /api/catalog/products takes them. */

const productsPerStep = 250;
const mostFaults = 50;

export type Imported = { categories: number; productIds: number[] };

/**
 * Imports a file: items with an existing uid are changed; anything not in the file is kept. The file is read twice, one
 * item at a time: first the shapes are checked, and with faults nothing is written. Then the categories, and every 250
 * products, are one transaction. When one is refused, the problem's detail states how many products were written before
 * it; importing the corrected file again is safe. `open` must start at the beginning of the file each time.
 */
export async function importFile(
  db: Db,
  open: () => AsyncIterable<string>,
): Promise<Result<Imported, ManagementProblem>> {
  try {
    const checked = await checkShapes(open());
    if (!checked.ok) return checked;
    const categories = checked.value;
    if (categories.length > 0) {
      const put = await putCategories(db, categories);
      if (!put.ok) return put;
    }
    const productIds: number[] = [];
    for await (const step of stepsOf(itemsIn(open()))) {
      const put = await putProducts(db, step);
      if (!put.ok) return { ok: false, problem: stoppedAt(put.problem, productIds.length) };
      productIds.push(...put.value.ids);
    }
    return ok({ categories: categories.length, productIds });
  } catch (error) {
    if (error instanceof BadFile) return invalid({ file: error.message });
    throw error;
  }
}

const stoppedAt = (problem: ManagementProblem, imported: number): ManagementProblem => ({
  ...problem,
  message: "The import was stopped.",
  detail: { imported },
});

const invalid = (fields: Record<string, string>): Failure<ManagementProblem> =>
  fail("invalid", "Nothing was imported.", { fields });

const shapes = { categories: Compile(CategoryBody), products: Compile(ProductBody) };

/** The faults of an item's shape: path ("variants.0.sku"; empty for the item itself) and text. */
export const faultsOfShape = (list: keyof typeof shapes, value: unknown): [path: string, why: string][] =>
  Object.entries(shapeFaults(shapes[list].Errors(value), ""));

/** Reads the file's categories, of which there are few, and checks the shapes of its products. */
async function checkShapes(text: AsyncIterable<string>): Promise<Result<CategoryChange[], ManagementProblem>> {
  const categories: CategoryChange[] = [];
  const faults: Record<string, string> = {};
  for await (const { list, place, value } of itemsIn(text)) {
    const at = `${list}.${place}`;
    if (list !== "categories" && list !== "products") {
      faults[list] = "is not known: there are categories and products";
      continue;
    }
    for (const [path, why] of faultsOfShape(list, value)) faults[path ? within(at, path) : at] ??= why;
    if (Object.keys(faults).length >= mostFaults) break;
    if (list === "categories") categories.push({ body: value as CategoryBody, at });
  }
  return Object.keys(faults).length > 0 ? invalid(faults) : ok(categories);
}

async function* stepsOf(items: AsyncIterable<Item>): AsyncGenerator<ProductChange[]> {
  let step: ProductChange[] = [];
  for await (const { list, place, value } of items) {
    if (list !== "products") continue;
    step.push({ body: value as ProductBody, at: `products.${place}` });
    if (step.length < productsPerStep) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

/** Exports the whole catalogue as such a file, including hidden and withdrawn products, piece by piece. */
export async function* exportFile(db: Db): AsyncGenerator<string> {
  const categories = (await listCategories(db)).map(({ uid, name, parent, position, isVisible, ...category }) => ({
    uid,
    name,
    parent,
    sort_order: position,
    is_visible: isVisible,
    // Pinned products are left out, because their ids differ in another shop.
    ...(category.rule && { rule: category.rule }),
    ...(category.sort !== "popular" && { default_sort: category.sort }),
    ...(category.tile && { tile_image: category.tile }),
    ...(category.hero && { hero_image: category.hero }),
    ...(Object.keys(category.localImages).length > 0 && { local_images: category.localImages }),
  }));
  yield `{\n"categories": [\n${categories.map((category) => JSON.stringify(category)).join(",\n")}\n],\n"products": [\n`;
  let after = 0;
  for (let isFirst = true; ; isFirst = false) {
    const products = await findStoredAfter(db, after, productsPerStep);
    const last = products.at(-1)?.id;
    if (last === undefined) break;
    const lines = products.map((product) => JSON.stringify(portable(productToV3(product))));
    yield `${isFirst ? "" : ",\n"}${lines.join(",\n")}`;
    after = last;
  }
  yield "\n]\n}\n";
}
