import type { TSchema } from "typebox";

/**
 * Everything the shop needs to know about one field of a product; docs/how-to/product-field.md lists what is derived
 * from it.
 */
export type ProductField = {
  /** Its column of the table `products` and that column's type; null for fields stored in other tables. */
  column: { name: string; type: "text" | "boolean" | "int" | "date" | "jsonb" } | null;
  /** The schema of the value in our own code. */
  shape: TSchema;
  /** The value of a new product when none is given; a field without it is required. */
  initial?: unknown;
  /** Whether it is part of ProductDetail, which pages and APIs show to everybody; otherwise only staff see it. */
  isPublic: boolean;
  /** In /api/catalog/products, and in import and export files. */
  staff: {
    name: string;
    body: TSchema;
    /** The schema of answers when it differs from `shape`, with the conversions. */
    answer?: TSchema;
    fromBody?: (given: never) => unknown;
    toAnswer?: (value: never) => unknown;
  };
  /** Its name in GET /api/products; documented there by `shape`. */
  rest?: string;
  graphql?: { name: string; type: string; description?: string };
  /** The custom field that holds it in BigCommerce, which has no such field. */
  customField?: string;
  /**
   * A row in the product page's table of facts, also searchable: the key of its label (`specs.…`), and how its value is
   * worded in a language (BCP 47): as text, as "yes" for a plain fact, or null for no row.
   */
  specification?: { id: string; say: (value: never, intl: string) => string | null };
};
