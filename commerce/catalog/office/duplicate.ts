import { findStoredInOrder, noProduct, putProducts } from "#commerce/catalog/management/actions.ts";
import { portable, productToV3 } from "#commerce/catalog/management/rest.ts";
import type { ProductBody } from "#commerce/catalog/management/schema.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import type { Db } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";

/** Others may copy the same product meanwhile, and SKUs are free to be chosen by hand. */
const mostTries = 20;

/** The number after that of the latest copy; "." is the letter behind "-". */
async function nextNumber(db: Db, base: string): Promise<number> {
  const rows = await db
    .selectFrom("products")
    .select("uid")
    .where("uid", ">=", base)
    .where("uid", "<", `${base}.`)
    .execute();
  const numbers = rows.map(({ uid }) => (uid === base ? 1 : Number(uid.slice(base.length + 1))));
  return Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1;
}

/**
 * Makes a hidden copy of a product with its options, variants and prices, without stock. Its uid and SKUs end in
 * "-copy", with a number when these are taken. Returns the copy's id.
 */
export async function duplicateProduct(db: Db, id: number): Promise<Result<number, ManagementProblem>> {
  const [product] = await findStoredInOrder(db, [id]);
  if (!product) return noProduct;
  const given = portable(productToV3(product)) as ProductBody;
  const first = await nextNumber(db, `${product.uid.slice(0, 100)}-copy`);
  for (let number = first; ; number += 1) {
    const ending = number === 1 ? "-copy" : `-copy-${number}`;
    const body: ProductBody = {
      ...given,
      uid: `${product.uid.slice(0, 100)}${ending}`,
      sku: `${product.sku.slice(0, 100)}${ending.toUpperCase()}`,
      is_visible: false,
      variants: (given.variants ?? []).map(({ sku = "", ...variant }) => ({
        ...without(variant, "inventory_level", "inventory_warning_level", "bin_picking_number", "gtin"),
        sku: `${sku.slice(0, 100)}${ending.toUpperCase()}`,
      })),
    };
    const added = await putProducts(db, [{ body, at: "" }], { mayBeThere: false });
    if (added.ok) return ok(added.value.ids[0] ?? 0);
    if (added.problem.code !== "taken" || number === first + mostTries) return added;
  }
}

function without<T extends object, K extends keyof T & string>(values: T, ...names: K[]): Omit<T, K> {
  const left = Object.entries(values).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(left) as Omit<T, K>;
}
