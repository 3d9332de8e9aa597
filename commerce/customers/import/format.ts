import { sql } from "kysely";
import { toCell } from "#commerce/catalog/import/cells.ts";
import { fieldNames, toAddressRow } from "#commerce/customers/addresses/fields.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { findOwnFields, unknownReferences } from "#commerce/shared/own-fields/reads.ts";
import { changesOf } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField, OwnValues } from "#commerce/shared/own-fields/schema.ts";
import { type Changes, referencesIn, writeOwnValues } from "#commerce/shared/own-fields/writes.ts";
import { addFault, type ImportFormat } from "#commerce/staff/imports/format.ts";
import type { FileItem, Layout, ReportRow } from "#commerce/staff/imports/schema.ts";
import { jsonOf } from "#database/json.ts";
import type { Transaction } from "#database/tables.ts";
import { columnOfPath, isOwnColumn, ownLabels, ownValuesIn } from "./own-columns.ts";
import { type CustomerRow, customerColumns, olderNames, readCustomer } from "./rows.ts";

/**
 * Shopify's customer CSV. Existing customers, found by e-mail address, are changed where the file has a value. Files
 * contain no passwords; imported customers set one with the link for forgotten passwords. Nobody is added to a mailing
 * list: consent given elsewhere is stored as a form field.
 */
export const customerFormat: ImportFormat = {
  name: "shopify-customers",
  fits: (header) => header.includes("Email") && header.includes("First Name"),
  lacks: "The first row has no columns Email and First Name, so that this is no customer CSV of Shopify.",
  keyColumn: "Email",
  isPersonal: true,
  aliases: olderNames,
  goesOn: false,
  keyOf: (cell) => cell.toLowerCase(),
  isKnown: (column) => customerColumns.includes(column) || isOwnColumn(column),
  fields: customerColumns,
  ownFields: ownLabels,
  required: ["Email"],
  permissions: ["customers:write"],
  jobKind: "import-customers",
  regionsOf: () => [],
  apply: applyCustomers,
};

type Field = { name: string; value: string };
type StoredCustomer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  staffNote: string;
  tags: string[];
  formFields: Field[];
  own: OwnValues;
  addresses: Record<string, string>[];
};
type Change = {
  row: CustomerRow;
  own: Changes;
  stored: StoredCustomer;
  next: Pick<StoredCustomer, "firstName" | "lastName" | "staffNote" | "tags" | "formFields">;
};
type PlannedCustomer = { row: CustomerRow; own: Changes };

const mostAddresses = 50;

async function applyCustomers(
  trx: Transaction,
  layout: Layout,
  items: readonly FileItem[],
  isTrial: boolean,
): Promise<ReportRow[]> {
  const read = items.map((item) => readCustomer(item, layout));
  const emails = read.map(({ email }) => email);
  const stored = await findByEmail(trx, emails, isTrial);
  const fields = layout.header.some(isOwnColumn) ? await findOwnFields(trx, "customer") : null;
  const owns = fields ? await readOwn(trx, layout, read, stored, fields) : null;
  const made: PlannedCustomer[] = [];
  const changed: Change[] = [];
  const rows = read.map((row, place): ReportRow => {
    const { item, faults, said } = row;
    const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
    const told = { row: item.row, key: item.key, name, notes: said };
    if (faults.length > 0) return { ...told, outcome: "refused", changes: [], reasons: faults };
    const own = owns?.[place] ?? {};
    const known = stored.get(row.email);
    if (!known) {
      made.push({ row, own });
      return { ...told, outcome: "made", changes: [], reasons: [] };
    }
    const next = mergedWith(known, row);
    const changes = [...differencesOf(known, next, newAddress(known, row)), ...ownDifferences(known.own, own)];
    if (changes.length > 0) changed.push({ row, own, stored: known, next });
    return { ...told, outcome: changes.length > 0 ? "changed" : "unchanged", changes, reasons: [] };
  });
  if (!isTrial) await write(trx, made, changed);
  return rows;
}

/** Returns the changes to each row's own fields. Invalid values become faults of the row. */
async function readOwn(
  trx: Transaction,
  { header }: Layout,
  rows: readonly CustomerRow[],
  stored: ReadonlyMap<string, StoredCustomer>,
  fields: readonly OwnField[],
): Promise<Changes[]> {
  const refuse = (place: number, path: string, why: string) => {
    const row = rows[place];
    if (row) addFault(row.faults, { row: row.item.row, column: columnOfPath(path), why });
  };
  const all = rows.map(({ item, email }, place) => {
    const given = ownValuesIn(header, item.cells[0] ?? [], fields);
    return changesOf(fields, stored.get(email)?.own ?? {}, given, (path, why) => refuse(place, path, why));
  });
  const named = all.flatMap((changes, place) => referencesIn(fields, changes, `${place}/`));
  for (const [path, why] of Object.entries(await unknownReferences(trx, named))) {
    const [place = "", field = ""] = path.split("/");
    refuse(Number(place), field, why);
  }
  return all;
}

const ownDifferences = (before: OwnValues, changes: Changes): ReportRow["changes"] =>
  Object.entries(changes).map(([key, after]) => ({
    field: `own:${key}`,
    before: toCell(before[key]) || null,
    after: toCell(after) || null,
  }));

/** Finds customers by address in lower case, and locks them until the transaction ends unless it is a trial. */
async function findByEmail(
  trx: Transaction,
  emails: readonly string[],
  isTrial: boolean,
): Promise<Map<string, StoredCustomer>> {
  const { rows } = await sql<StoredCustomer>`
    select id, lower(email) as email, first_name as "firstName", last_name as "lastName", staff_note as "staffNote", tags,
      form_fields as "formFields", own_values_of('customer', own_fields) as own,
      (select coalesce(json_agg(a), '[]') from addresses a where a.customer_id = customers.id) as addresses
    from customers where lower(email) = any (${emails.map((email) => email.toLowerCase())}::text[])
    order by id ${isTrial ? sql`` : sql`for no key update`}`.execute(trx);
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  return new Map(
    emails.flatMap((email) => {
      const found = byEmail.get(email.toLowerCase());
      return found ? [[email, found]] : [];
    }),
  );
}

function mergedWith(stored: StoredCustomer, row: CustomerRow): Change["next"] {
  const names = new Set(row.formFields.map(({ name }) => name.toLowerCase()));
  const kept = stored.formFields.filter(({ name }) => !names.has(name.trim().toLowerCase()));
  const isSame = row.formFields.every(({ name, value }) =>
    stored.formFields.some((one) => one.name === name && one.value === value),
  );
  return {
    firstName: row.firstName || stored.firstName,
    lastName: row.lastName || stored.lastName,
    staffNote: row.staffNote || stored.staffNote,
    tags: row.tags ?? stored.tags,
    formFields: isSame ? stored.formFields : [...kept, ...row.formFields],
  };
}

/** The row's address, when the customer does not have it yet; else null. */
function newAddress({ addresses, ...stored }: StoredCustomer, row: CustomerRow): Address | null {
  if (!row.address || addresses.length >= mostAddresses) return null;
  const names = {
    firstName: row.firstName || stored.firstName || row.address.firstName,
    lastName: row.lastName || stored.lastName || row.address.lastName,
  };
  const address = { ...row.address, ...names };
  const wanted = Object.entries(toAddressRow(address)).filter(([name]) => name !== fieldNames.phone);
  return addresses.some((one) => wanted.every(([name, value]) => one[name] === value)) ? null : address;
}

function differencesOf(stored: StoredCustomer, next: Change["next"], address: Address | null): ReportRow["changes"] {
  const fields = (list: readonly Field[]) => list.map(({ name, value }) => `${name}: ${value}`).join("; ");
  const pairs = [
    ["first_name", stored.firstName, next.firstName],
    ["last_name", stored.lastName, next.lastName],
    ["staff_note", stored.staffNote, next.staffNote],
    ["tags", stored.tags.join(", "), next.tags.join(", ")],
    ["form_fields", fields(stored.formFields), fields(next.formFields)],
  ] as const;
  const changes: ReportRow["changes"] = pairs
    .filter(([, before, after]) => before !== after)
    .map(([field, before, after]) => ({ field, before: before || null, after: after || null }));
  if (address) changes.push({ field: "address", before: null, after: [address.address1, address.city].join(", ") });
  return changes;
}

async function write(trx: Transaction, made: readonly PlannedCustomer[], changed: readonly Change[]): Promise<void> {
  const rows = made.map(({ row: { email, firstName, lastName, staffNote, tags, formFields } }) => ({
    email,
    staff_note: staffNote,
    tags: tags ?? [],
    first_name: firstName,
    last_name: lastName,
    form_fields: formFields,
  }));
  const { rows: ids } = await sql<{ id: number; email: string }>`
    insert into customers (email, first_name, last_name, staff_note, tags, form_fields, customer_group_id)
    select email, first_name, last_name, staff_note, tags, form_fields,
      (select id from customer_groups where is_default and region is null)
    from jsonb_to_recordset(${jsonOf(rows)})
      as x (email text, first_name text, last_name text, staff_note text, tags text[], form_fields jsonb)
    returning id, email`.execute(trx);
  const byEmail = new Map(ids.map(({ id, email }) => [email, id]));
  await sql`
    update customers set first_name = x."firstName", last_name = x."lastName", staff_note = x."staffNote", tags = x.tags,
      form_fields = x."formFields", updated_at = now()
    from jsonb_to_recordset(${jsonOf(changed.map(({ stored, next }) => ({ id: stored.id, ...next })))})
      as x (id int, "firstName" text, "lastName" text, "staffNote" text, tags text[], "formFields" jsonb)
    where customers.id = x.id
      and (customers.first_name, customers.last_name, customers.staff_note, customers.tags, customers.form_fields)
        is distinct from (x."firstName", x."lastName", x."staffNote", x.tags, x."formFields")`.execute(trx);
  const tags = [...made, ...changed].flatMap(({ row }) => row.tags ?? []);
  await sql`
    insert into customer_tags (name) select distinct name from unnest(${tags}::text[]) as name
    on conflict (name) do update set used_at = now()`.execute(trx);
  await writeOwnValues(trx, "customer", [
    ...made.map(({ row, own }) => ({ id: byEmail.get(row.email) ?? 0, changes: own })),
    ...changed.map(({ stored, own }) => ({ id: stored.id, changes: own })),
  ]);
  const addresses = [
    ...made.flatMap(({ row: { email, address } }) => (address ? { customer: byEmail.get(email) ?? 0, address } : [])),
    ...changed.flatMap(({ row, stored }) => {
      const address = newAddress(stored, row);
      return address ? { customer: stored.id, address } : [];
    }),
  ];
  const columns = Object.values(fieldNames);
  // A customer's first address becomes the default for parcels and invoices.
  await sql`
    insert into addresses (customer_id, ${sql.join(columns.map((name) => sql.ref(name)))}, is_default_shipping, is_default_billing)
    select customer_id, ${sql.join(columns.map((name) => sql.ref(name)))},
      not exists (select from addresses a where a.customer_id = x.customer_id and is_default_shipping),
      not exists (select from addresses a where a.customer_id = x.customer_id and is_default_billing)
    from jsonb_to_recordset(${jsonOf(addresses.map(({ customer, address }) => ({ customer_id: customer, ...toAddressRow(address) })))})
      as x (customer_id int, ${sql.join(columns.map((name) => sql`${sql.ref(name)} text`))})`.execute(trx);
}
