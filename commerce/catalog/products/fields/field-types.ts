import type { TSchema } from "typebox";

/** All that the shop has to know of one field of a product; what follows from it is listed in docs/how-to/product-field.md. */
export type ProductField = {
  /** Its column of the table `products` and that column's type; null for what other tables hold. */
  column: { name: string; type: "text" | "boolean" | "int" | "date" | "jsonb" } | null;
  /** The value as our own code holds it. */
  shape: TSchema;
  /** The value of a new product when the merchant names none; a field without one must be named. */
  initial?: unknown;
  /** Whether it is part of ProductDetail, which pages and APIs show to everybody; otherwise it is for staff alone. */
  isPublic: boolean;
  /** In /api/catalog/products, and in files that are imported and exported. */
  staff: {
    name: string;
    body: TSchema;
    /** What is answered, where that is not `shape`, with the translations between both. */
    answer?: TSchema;
    fromBody?: (given: never) => unknown;
    toAnswer?: (value: never) => unknown;
  };
  /** Its name in GET /api/products; documented there by `shape`. */
  rest?: string;
  graphql?: { name: string; type: string; description?: string };
  /** The custom field in which BigCommerce, which has no such field, holds it. */
  customField?: string;
  /**
   * A row in the product page's table of facts, also found by search: the key of its label (`specs.…`), and how its value
   * is said in a language (BCP 47): in words, "yes" for a fact that needs none, or null for a value that makes no row.
   */
  specification?: { id: string; say: (value: never, intl: string) => string | null };
};
