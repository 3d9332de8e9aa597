import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import {
  emailFault,
  faultTexts,
  mailbox,
  nameFault,
  notesFault,
  textFault,
  tidy,
} from "#commerce/customers/accounts/rules.ts";
import { longestTag, mostTags } from "#commerce/customers/accounts/schema.ts";
import { addressFaults } from "#commerce/customers/addresses/actions.ts";
import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { tidyTags } from "#commerce/shared/texts/tags.ts";
import { addFault } from "#commerce/staff/imports/format.ts";
import type { Fault, FileItem, Layout } from "#commerce/staff/imports/schema.ts";

/** Parses a row of Shopify's customer CSV. Pure. */

export type CustomerRow = {
  item: FileItem;
  email: string;
  /** Empty when the file has no value. */
  firstName: string;
  lastName: string;
  /** A note among staff. Shopify's notes go here, because only its staff can read them. */
  staffNote: string;
  /** Null when the file has no such column or the cell is empty. */
  tags: string[] | null;
  formFields: { name: string; value: string }[];
  address: Address | null;
  faults: Fault[];
  said: string[];
};

/** Column names in older exports from Shopify, mapped to the current ones. */
export const olderNames: Readonly<Record<string, string>> = {
  "Accepts Marketing": "Accepts Email Marketing",
  ...Object.fromEntries(
    ["Company", "Address1", "Address2", "City", "Province Code", "Country Code", "Zip"].map((name) => [
      name,
      `Default Address ${name}`,
    ]),
  ),
};

export const customerColumns: readonly string[] = [
  "Email",
  "First Name",
  "Last Name",
  "Phone",
  "Note",
  "Tags",
  "Tax Exempt",
  "Accepts Email Marketing",
  ...["Company", "Address1", "Address2", "City", "Province Code", "Country Code", "Zip", "Phone"].map(
    (name) => `Default Address ${name}`,
  ),
];

const isTrue = (cell: string) => /^(true|1|yes)$/i.test(cell);

export function readCustomer(item: FileItem, { header }: Layout): CustomerRow {
  const at = new Map(header.map((name, place) => [name, place]));
  // Shopify writes an apostrophe before numbers.
  const cell = (name: string) => (item.cells[0]?.[at.get(name) ?? -1] ?? "").trim().replace(/^'(?=[+\d])/, "");
  const faults: Fault[] = [...item.faults];
  const said: string[] = [];
  const refuse = (column: string, why: string) => addFault(faults, { row: item.row, column, why });
  const [email, firstName, lastName] = [cell("Email"), tidy(cell("First Name")), tidy(cell("Last Name"))];
  const notes = cell("Note");
  const tags = tidyTags(cell("Tags").split(","));
  const checks = [
    ["Email", email === "" ? null : emailFault(email)],
    ["First Name", nameFault(firstName || "–")],
    ["Last Name", nameFault(lastName || "–")],
    ["Note", notesFault(notes)],
    ["Tags", tags.map((tag) => textFault(tag, longestTag)).find((fault) => fault !== null) ?? null],
  ] as const;
  for (const [column, fault] of checks) if (fault) refuse(column, faultTexts({ fault }).fault ?? fault);
  if (tags.length > mostTags) refuse("Tags", `are more than ${mostTags}`);
  // A note could grant pro prices, which an import must not do.
  if (proCodeInfoOf([], notes)) refuse("Note", "is a pro code, which is given to customers one by one");
  const field = (name: string, value: string) => (value === "" ? [] : [{ name, value }]);
  const isMarketed = isTrue(cell("Accepts Email Marketing"));
  if (isMarketed) said.push("marketing");
  if (isTrue(cell("Tax Exempt"))) said.push("tax-exempt");
  const address = addressOf(cell, firstName, lastName);
  if (address === "wrong") said.push("address");
  return {
    item,
    firstName,
    lastName,
    faults,
    said,
    staffNote: notes,
    tags: tags.length > 0 ? tags : null,
    email: mailbox(email),
    formFields: [
      ...field("Tax exempt", isTrue(cell("Tax Exempt")) ? "yes" : ""),
      ...field("Accepted e-mails elsewhere", isMarketed ? "yes" : ""),
    ],
    address: address === "wrong" ? null : address,
  };
}

/** Null when the row has no address, "wrong" when it is not a valid one; both are left out. */
function addressOf(cell: (name: string) => string, firstName: string, lastName: string): Address | null | "wrong" {
  const of = (name: string) => cell(`Default Address ${name}`);
  if (of("Address1") === "" && of("City") === "" && of("Zip") === "") return null;
  const address = tidyAddress({
    // With only one of the two names, it is used for both, rather than losing the address.
    firstName: firstName || lastName,
    lastName: lastName || firstName,
    company: of("Company"),
    address1: of("Address1"),
    address2: of("Address2"),
    city: of("City"),
    state: of("Province Code"),
    postalCode: of("Zip"),
    country: of("Country Code").toLowerCase(),
    phone: of("Phone") || cell("Phone"),
  });
  return Object.keys(addressFaults(address)).length > 0 ? "wrong" : address;
}
