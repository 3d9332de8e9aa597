import { Readable } from "node:stream";
import { sql } from "kysely";
import { fromAddressFields } from "#commerce/customers/addresses/fields.ts";
import { narrowedBy } from "#commerce/customers/office/reads.ts";
import { readOwnFieldChoices } from "#commerce/customers/office/rules.ts";
import { CustomerFilter } from "#commerce/customers/office/schema.ts";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import type { OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { namelessFilter, noteInAudit } from "#commerce/staff/audit/writes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { ownCells, ownColumns } from "./own-columns.ts";

/**
 * Exports the office's list of customers in the format that the customer import reads: Shopify's columns, and own
 * fields.
 */

const perRead = 500;

type Row = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  staffNote: string;
  tags: string[];
  own: OwnValues;
  address: Record<string, string> | null;
};

const columns: readonly (readonly [name: string, cell: (row: Row) => string])[] = [
  ["Email", ({ email }) => email],
  ["First Name", ({ firstName }) => firstName],
  ["Last Name", ({ lastName }) => lastName],
  ["Note", ({ staffNote }) => staffNote],
  ["Tags", ({ tags }) => tags.join(", ")],
  ...(
    [
      ["Company", "company"],
      ["Address1", "address1"],
      ["Address2", "address2"],
      ["City", "city"],
      ["Province Code", "state"],
      ["Country Code", "country"],
      ["Zip", "postalCode"],
      ["Phone", "phone"],
    ] as const
  ).map(
    ([name, field]) =>
      [
        `Default Address ${name}`,
        ({ address }: Row) => {
          const text = address ? fromAddressFields(address)[field] : "";
          return field === "country" ? text.toUpperCase() : text;
        },
      ] as const,
  ),
];

/** Needs the permissions to read customers and to export. */
export function customerExportRoute(app: App, { db }: { db: Db }): void {
  const exporting = {
    schema: { tags: ["customers"], querystring: CustomerFilter },
    onRequest: [staffOnly(db, "customers:read"), staffOnly(db, "exports:write")],
  };
  app.get("/staff/customers/export", exporting, async ({ query }, reply) => {
    const fields = await findOwnFields(db, "customer");
    const says = readOwnFieldChoices(query.own, fields);
    if (typeof says === "string")
      return sendProblem(reply, 422, { code: "invalid", message: "Check own.", fields: { own: says } });
    await noteInAudit(db, { action: "export", type: "customer", after: namelessFilter(query) });
    reply.header("cache-control", "no-store").header("content-disposition", 'attachment; filename="customers.csv"');
    const own = ownColumns(fields);
    return reply.type("text/csv; charset=utf-8").send(Readable.from(linesOf(db, { ...query, says }, own)));
  });
}

async function* linesOf(
  db: Db,
  narrowing: Parameters<typeof narrowedBy>[0],
  own: readonly string[],
): AsyncGenerator<string> {
  yield csvMark + csvLine([...columns.map(([name]) => name), ...own]);
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.staff_note as "staffNote", c.tags,
        own_values_of('customer', c.own_fields) as own,
        (select to_jsonb(a) from addresses a where a.customer_id = c.id
          order by a.is_default_shipping desc, a.is_default_billing desc, a.id limit 1) as address
      from customers c where c.id > ${after} and ${narrowedBy(narrowing)} order by c.id limit ${perRead}`.execute(db);
    yield rows.map((row) => csvLine([...columns.map(([, cell]) => cell(row)), ...ownCells(own, row.own)])).join("");
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = last.id;
  }
}
