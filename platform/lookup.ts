/** A table without inherited keys: "constructor" and "__proto__" from a request find nothing in it. */
export const lookup = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), table);
