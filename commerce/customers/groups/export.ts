import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { findGroups } from "./reads.ts";

/** All customer groups with their discounts as a file, for staff with permission to export. */
export function groupExportRoute(app: App, db: Db): void {
  const exporting = {
    schema: { tags: ["customers"] },
    onRequest: [staffOnly(db, "customers:read"), staffOnly(db, "exports:write"), noStore],
  };
  app.get("/staff/customer-groups/export", exporting, (_, reply) =>
    sendExport(db, reply, {
      type: "customer-group",
      name: "customer-groups",
      filter: {},
      columns,
      batches: allGroups(db),
    }),
  );
}

/** There are few groups, so they are one batch. */
async function* allGroups(db: Db): AsyncGenerator<CustomerGroup[]> {
  yield await findGroups(db);
}

const columns: ExportColumns<CustomerGroup> = [
  ["id", ({ id }) => id],
  ["name", ({ name }) => name],
  ["region", ({ region }) => region],
  ["isDefault", (group) => group.is_default],
  ["isForGuests", (group) => group.is_group_for_guests],
  ["discounts", (group) => group.discount_rules.map(ruleText).join("; ")],
];

/** "category 21 percent 10": for what a rule is, how it counts, and how much. */
const ruleText = ({ type, method, amount, category_id, product_id }: DiscountRule): string =>
  [type, category_id ?? product_id, method, amount].filter((part) => part !== undefined).join(" ");
