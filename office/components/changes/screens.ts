import type { AuditKind } from "#commerce/staff/audit/kinds.ts";
import type { AuditEntry } from "#commerce/staff/audit-log/schema.ts";

/** A screen of the office, and the permission needed to see it. */
type Screen = { path: string; permission: string };
type RecordRef = Pick<AuditEntry, "type" | "recordId" | "aggregate" | "action">;
type Screens = Partial<Record<AuditKind, (id: string) => Screen | null>>;

const below = (path: string, permission: string) => (id: string) =>
  id === "" ? null : { path: `${path}/${encodeURIComponent(id)}`, permission };
const on = (path: string, permission: string) => () => ({ path, permission });
const delivery = on("/settings/delivery", "shipping:read");

/** A picture's or document's key is its alias, its kind and its id. */
function ofMedia(key: string): Screen | null {
  const [, kind = "", ...id] = key.split("/");
  const path = { image: "/pictures", document: "/documents" }[kind];
  return path ? below(path, "media:read")(id.join("/")) : null;
}

/** Screens of records themselves, and of aggregates for their parts. */
const screens: Screens = {
  product: below("/products", "catalogue:read"),
  stock: below("/products", "catalogue:read"),
  "product-preview": below("/products", "catalogue:read"),
  category: below("/categories", "catalogue:read"),
  media: ofMedia,
  store: below("/stores", "stores:read"),
  order: below("/orders", "orders:read"),
  customer: below("/customers", "customers:read"),
  "customer-group": below("/customers/groups", "customers:read"),
  promotion: below("/promotions", "promotions:read"),
  "gift-card": on("/gift-cards", "gift-cards:read"),
  review: on("/reviews", "reviews:read"),
  question: on("/reviews", "reviews:read"),
  webhook: below("/settings/webhooks", "webhooks:read"),
  settings: on("/settings/shop", "settings:read"),
  "own-field": on("/settings/fields", "settings:read"),
  "postal-tax-rate": on("/settings/taxes", "settings:read"),
  "shipping-zone": delivery,
  "shipping-settings": delivery,
  member: on("/settings/members", "staff:read"),
  "staff-policy": on("/settings/members", "staff:read"),
  role: on("/settings/roles", "staff:read"),
  key: on("/settings/keys", "staff:read"),
  job: on("/settings/jobs", "jobs:read"),
  import: on("/import", "imports:write"),
  "import-mapping": on("/import", "imports:write"),
  "pro-application": on("/pro", "pro:read"),
  "pro-account": on("/pro/accounts", "pro:read"),
};

/** The screen on which an entry's record is seen, itself or as a part of something. Null when there is none. */
export function screenOf({ type, recordId, aggregate, action }: RecordRef): Screen | null {
  // A return is a part of its order, and has a screen of its own; the keys of its pieces begin with its number.
  if (type === "return" || type === "return-item" || type === "return-receipt")
    return below("/returns", "orders:read")(recordId.split("/")[0] ?? "");
  const isWhole = type === aggregate.type && recordId === aggregate.id;
  if (isWhole && action === "delete") return null;
  return (screens as Partial<Record<string, (id: string) => Screen | null>>)[aggregate.type]?.(aggregate.id) ?? null;
}
