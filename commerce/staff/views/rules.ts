import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { Permission, Staff } from "#commerce/staff/permissions/schema.ts";

/** Decides who may share views of which list. Pure. */

type Area = { read: Permission; write: Permission };
const area = (name: string, write = "write"): Area => ({
  read: `${name}:read` as Permission,
  write: `${name}:${write}` as Permission,
});

/** By the lists' names in the office. Views of other lists cannot be shared. */
const areas: Readonly<Record<string, Area>> = {
  products: area("catalogue"),
  bin: area("catalogue"),
  prices: area("catalogue"),
  categories: area("catalogue"),
  stock: area("stock"),
  import: { read: "imports:write", write: "imports:write" },
  imports: { read: "imports:write", write: "imports:write" },
  pictures: area("media"),
  content: area("content"),
  entries: area("content"),
  orders: area("orders"),
  returns: area("orders"),
  customers: area("customers"),
  groups: area("customers"),
  applications: area("pro", "review"),
  promotions: area("promotions"),
  "gift-cards": area("gift-cards"),
  reviews: area("reviews", "moderate"),
  questions: area("reviews", "moderate"),
  stores: area("stores"),
  webhooks: area("webhooks"),
  audit: { read: "audit:read", write: "staff:write" },
};

/** Whether staff see a list's shared views; below, whether they may share and change them. */
export const maySeeShared = (staff: Pick<Staff, "permissions">, list: string): boolean =>
  areas[list] !== undefined && mayDo(staff, areas[list].read);
export const mayShare = (staff: Pick<Staff, "permissions">, list: string): boolean =>
  areas[list] !== undefined && mayDo(staff, areas[list].write);
/** The permission needed to share views of a list; null when they cannot be shared. */
export const sharingOf = (list: string): Permission | null => areas[list]?.write ?? null;
