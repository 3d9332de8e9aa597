import type { TSchema } from "typebox";

/**
 * Who may call: everybody, a signed-in customer (or staff in their place), only the customer in person, staff with a key, or a
 * holder of the search key.
 */
export type Access = "open" | "customer" | "person" | "staff" | "search";

/** What the document says of an operation beyond its route's own schema. */
export type OperationNotes = {
  summary?: string;
  access?: Access;
  /** The answer's status and shape, where the route itself declares none. Null: without a body. */
  answer?: [status: number, shape: TSchema | null];
  /** The media type, where the answer is a file. */
  file?: string;
  body?: TSchema;
};
