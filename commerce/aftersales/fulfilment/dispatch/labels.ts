import { sql } from "kysely";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { iso3Of } from "#commerce/shared/store-data/backend.ts";
import type { Db } from "#database/tables.ts";

/** Orders as a CSV table for a carrier's program, which prints their labels. Spreadsheets read no cell as a formula. */

export const labelProfiles = ["generic", "dhl"] as const;
export type LabelProfile = (typeof labelProfiles)[number];

type Parcel = { order: Order; pieces: number; grams: number | null };
type Column = [name: string, of: (parcel: Parcel) => unknown];

const nameOf = ({ shippingAddress: { firstName, lastName } }: Order) => `${firstName} ${lastName}`.trim();
const kilograms = ({ grams }: Parcel) => (grams === null ? "" : (grams / 1000).toFixed(3));

/** Splits "Lindenstraße 9 a" into street and number when the number comes last; otherwise all of it is the street. */
export function streetParts(line: string): { street: string; number: string } {
  const [, street, number] = /^(.*\D)[\s,]+(\d+\s*[a-zA-Z]?(?:\s*[-/]\s*\d+\s*[a-zA-Z]?)?)$/.exec(line.trim()) ?? [];
  return street && number ? { street: street.trim(), number } : { street: line.trim(), number: "" };
}

const profiles: Record<LabelProfile, { sign: string; columns: readonly Column[] }> = {
  generic: {
    sign: ",",
    columns: [
      ["order_number", ({ order }) => order.id],
      ["name", ({ order }) => nameOf(order)],
      ["company", ({ order }) => order.shippingAddress.company],
      ["street_1", ({ order }) => order.shippingAddress.address1],
      ["street_2", ({ order }) => order.shippingAddress.address2],
      ["postal_code", ({ order }) => order.shippingAddress.postalCode],
      ["city", ({ order }) => order.shippingAddress.city],
      ["state", ({ order }) => order.shippingAddress.state],
      ["country", ({ order }) => order.shippingAddress.country.toUpperCase()],
      ["phone", ({ order }) => order.shippingAddress.phone],
      ["email", ({ order }) => order.email],
      ["service", ({ order }) => order.shippingMethod.code],
      ["pieces", ({ pieces }) => pieces],
      ["weight_kg", kilograms],
    ],
  },
  // The columns that DHL's business portal imports (shipments by CSV), with the names that it expects.
  dhl: {
    sign: ";",
    columns: [
      ["Referenz", ({ order }) => order.id],
      ["Empfänger Name 1", ({ order }) => nameOf(order)],
      ["Empfänger Name 2", ({ order }) => order.shippingAddress.company],
      ["Empfänger Straße", ({ order }) => streetParts(order.shippingAddress.address1).street],
      ["Empfänger Hausnummer", ({ order }) => streetParts(order.shippingAddress.address1).number],
      ["Empfänger Adresszusatz", ({ order }) => order.shippingAddress.address2],
      ["Empfänger PLZ", ({ order }) => order.shippingAddress.postalCode],
      ["Empfänger Ort", ({ order }) => order.shippingAddress.city],
      ["Empfänger Provinz", ({ order }) => order.shippingAddress.state],
      ["Empfänger Land", ({ order }) => iso3Of(order.shippingAddress.country)],
      ["Empfänger E-Mail-Adresse", ({ order }) => order.email],
      ["Empfänger Telefonnummer", ({ order }) => order.shippingAddress.phone],
      ["Gewicht (kg)", kilograms],
      ["Anzahl Packstücke", () => 1],
    ],
  },
};

/**
 * Writes the table of a profile. Texts that a spreadsheet would calculate are prefixed with an apostrophe; numbers are
 * not.
 */
export function labelsCsv(profile: LabelProfile, parcels: readonly Parcel[]): string {
  const { sign, columns } = profiles[profile];
  const head = csvLine(
    columns.map(([name]) => name),
    sign,
  );
  const rows = parcels.map((parcel) =>
    csvLine(
      columns.map(([, of]) => of(parcel)),
      sign,
    ),
  );
  return csvMark + head + rows.join("");
}

/** The weights of variants in grams; variants without a known weight are left out. */
export async function weightsOf(db: Db, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; grams: number }>`
    select id, weight_grams as grams from variants
    where id = any (${[...variantIds]}::integer[]) and weight_grams is not null`.execute(db);
  return new Map(rows.map(({ id, grams }) => [id, grams]));
}
