/** A table that knows its own keys only: "constructor" and "__proto__", as strangers send them, are not in it. */
export const lookup = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), table);
