import type { Key } from "../i18n/languages.ts";

/** The cards of the product editor, from the top, with what their links are called. */
export const cards = {
  texts: "texts",
  options: "options",
  variants: "variants",
  pictures: "pictures",
  languages: "inLanguages",
  specifications: "specifications",
  "own-product": "ownFields",
  "goes-with": "goesWith",
  "search-result": "searchResult",
  law: "law",
  status: "statusCategories",
  schedule: "whenSeen",
} as const satisfies Record<string, Key>;
export type Card = keyof typeof cards;

/** An input that a card makes by itself. `choices` make it a select. */
export type PlainInput = {
  hint?: Key;
  maxLength?: number;
  isNumber?: boolean;
  isUpperCase?: boolean;
  choices?: readonly (readonly [value: string, label: Key])[];
};

export type ProductFieldEntry = {
  label: Key;
  card: Card;
  /** An empty input is sent as null. */
  isNullable?: boolean;
  /** Its name in the audit log, where it is another than in the API. */
  column?: string;
  /** Without it the card has an input of its own for the field. */
  input?: PlainInput;
};

/**
 * A product's fields in the office, named as in the API: the form, the links and marks of its cards, plain inputs and
 * the audit log's words follow from this list.
 */
export const officeProductFields = {
  name: { label: "productName", card: "texts" },
  description: { label: "description", card: "texts" },
  kind: { label: "kind", card: "texts" },
  brand: { label: "brand", card: "texts" },
  sku: { label: "sku", card: "texts" },
  options: { label: "options", card: "options" },
  variants: { label: "variants", card: "variants" },
  images: { label: "pictures", card: "pictures" },
  texts: { label: "texts", card: "languages" },
  custom_fields: { label: "specifications", card: "specifications", column: "specs" },
  attributes: { label: "attributes", card: "specifications" },
  own_fields: { label: "ownFields", card: "own-product" },
  related_products: { label: "relatedProducts", card: "goes-with", column: "related" },
  add_ons: { label: "addOns", card: "goes-with" },
  uid: { label: "uid", card: "search-result" },
  made_in: { label: "madeIn", card: "law", isNullable: true, input: { maxLength: 2, isUpperCase: true } },
  hs_code: { label: "hsCode", card: "law", isNullable: true, input: { maxLength: 10, isNumber: true } },
  net_content: { label: "netContent", card: "law", isNullable: true, input: { hint: "netContentHint" } },
  condition: {
    label: "condition",
    card: "law",
    input: {
      choices: [
        ["new", "conditionNew"],
        ["refurbished", "conditionRefurbished"],
        ["used", "conditionUsed"],
      ],
    },
  },
  safety_contacts: { label: "law", card: "law" },
  safety_warnings: { label: "warnings", card: "law" },
  is_visible: { label: "visibility", card: "status" },
  availability: { label: "availability", card: "status" },
  preorder_release_date: { label: "releaseDate", card: "status", isNullable: true, column: "release_date" },
  is_new: { label: "isNew", card: "status" },
  is_redesigned: { label: "isRedesigned", card: "status" },
  is_best_seller: { label: "isBestSeller", card: "status" },
  inventory_tracking: { label: "tracking", card: "status" },
  popularity: { label: "popularity", card: "status" },
  categories: { label: "categories", card: "status" },
  schedule: { label: "whenSeen", card: "schedule" },
} as const satisfies Record<string, ProductFieldEntry>;

export type ProductFieldName = keyof typeof officeProductFields;
export const productFieldEntries = Object.entries(officeProductFields) as [ProductFieldName, ProductFieldEntry][];
