import type { FileColumns } from "#commerce/staff/imports/schema.ts";

/** Guesses which field a column holds. Pure. */

const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Common column names in other software, by field of this shop. */
const usual: Record<string, readonly string[]> = {
  uid: ["handle", "slug", "id", "productid", "articleno", "itemno", "artikelnummer", "itemnumber"],
  name: ["title", "productname", "bezeichnung", "nom", "nombre", "nome", "namn", "navn"],
  description: ["body", "bodyhtml", "beschreibung", "text"],
  brand: ["vendor", "manufacturer", "marke", "marque", "marca"],
  kind: ["type", "producttype", "category"],
  variant_sku: ["sku", "variantsku", "code", "articlecode"],
  variant_gtin: ["barcode", "ean", "gtin", "upc"],
  variant_weight_grams: ["grams", "weight", "weightg"],
  inventory_level: ["stock", "quantity", "qty", "bestand", "lager", "inventory", "available"],
  inventory_warning_level: [
    "reorderlevel",
    "reorderpoint",
    "minstock",
    "minimumstock",
    "meldebestand",
    "mindestbestand",
  ],
  bin_picking_number: [
    "bin",
    "binnumber",
    "binlocation",
    "shelf",
    "location",
    "lagerplatz",
    "emplacement",
    "hyllplats",
  ],
  price_us: ["price", "preis", "prix", "precio", "prezzo", "pris"],
  image_addresses: ["image", "images", "imageurl", "picture", "pictures", "photo"],
  Available: ["stock", "quantity", "qty", "available", "bestand"],
  SKU: ["sku", "variantsku", "code"],
  Email: ["email", "emailaddress", "mail"],
  "First Name": ["firstname", "vorname", "prenom", "nombre", "nome", "fornamn", "fornavn"],
  "Last Name": ["lastname", "surname", "nachname", "nom", "apellido", "cognome", "efternamn", "etternavn"],
};

type KnownFields = { fields: readonly string[]; labels?: FileColumns["formats"][number]["labels"] };

/**
 * The field of each column; each field is used at most once, and columns without a clear match are left out. `labels`
 * are the names of own fields.
 */
export function guessed(columns: FileColumns["columns"], { fields, labels = {} }: KnownFields): Record<string, string> {
  const found: Record<string, string> = {};
  const taken = new Set<string>();
  const take = (isIt: (field: string, column: string) => boolean) => {
    for (const { name } of columns) {
      if (found[name]) continue;
      const field = fields.find((one) => !taken.has(one) && isIt(one, plain(name)));
      if (field === undefined) continue;
      found[name] = field;
      taken.add(field);
    }
  };
  take((field, column) => plain(field) === column);
  take((field, column) => Object.values(labels[field] ?? {}).some((label) => column !== "" && plain(label) === column));
  take((field, column) => (usual[field] ?? []).includes(column));
  return found;
}
