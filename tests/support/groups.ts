import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import type { Db } from "#database/tables.ts";
import { plantCustomer } from "./catalogue.ts";

/** The groups that every new database has. */
export const groups = { default: 1, guests: 2, pro: 3 } as const;

/** Replaces the rules of a group. */
export async function setRules(db: Db, group: number, rules: DiscountRule[]): Promise<void> {
  const values = { discount_rules: JSON.stringify(rules) };
  await db.updateTable("customer_groups").set(values).where("id", "=", group).execute();
}

/** Adds a professional customer with a code of the region "pro"; `code` adds to that code. */
export async function plantPro(db: Db, code: object = {}, region = "pro"): Promise<number> {
  const id = await plantCustomer(db, groups.pro);
  const field = { name: "Pro Code", value: JSON.stringify({ region, ...code }) };
  await db
    .updateTable("customers")
    .set({ form_fields: JSON.stringify([field]) })
    .where("id", "=", id)
    .execute();
  return id;
}

/** Adds a product to a category below another. Returns the categories' ids. */
export async function plantCategories(db: Db, productId: number): Promise<{ above: number; own: number }> {
  const insert = (uid: string, parent: number | null) =>
    db
      .insertInto("categories")
      .values({ uid: `${uid}-${productId}`, name: uid, parent_id: parent })
      .returning("id")
      .executeTakeFirstOrThrow();
  const above = await insert("above", null);
  const own = await insert("own", above.id);
  await db.insertInto("product_categories").values({ product_id: productId, category_id: own.id }).execute();
  return { above: above.id, own: own.id };
}
