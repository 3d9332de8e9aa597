import { type Static, Type } from "typebox";
import { literals } from "#commerce/shared/rest/shapes.ts";

export const storeSorts = ["name", "-name", "city", "-city", "changed", "-changed"] as const;

const given = {
  q: Type.Optional(Type.String({ maxLength: 100, description: "Words of name, address, slug, telephone or e-mail" })),
  country: Type.Optional(Type.String({ pattern: "^[a-z]{2}$" })),
  state: Type.Optional(literals(["shown", "hidden"])),
  whose: Type.Optional(literals(["own", "dealers"])),
};
export const OfficeStoreFilter = Type.Object(given);
export type OfficeStoreFilter = Static<typeof OfficeStoreFilter>;

export const OfficeStoreQuery = Type.Object({
  ...given,
  sort: Type.Optional(literals(storeSorts)),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});
export type OfficeStoreQuery = Static<typeof OfficeStoreQuery>;

/** A row of the office's list. */
export const StoreRow = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  isOwn: Type.Boolean(),
  street: Type.String(),
  city: Type.String(),
  postalCode: Type.String(),
  country: Type.String(),
  image: Type.String(),
  services: Type.Array(Type.String()),
  isVisible: Type.Boolean(),
  pieces: Type.Integer({ description: "On its shelf, of all variants" }),
  updatedAt: Type.String({ format: "date-time" }),
});
export type StoreRow = Omit<Static<typeof StoreRow>, "updatedAt"> & { updatedAt: Date };

const whole = Type.Integer();
export const StoreRows = Type.Object({
  data: Type.Array(StoreRow),
  meta: Type.Object({ total: whole, isExact: Type.Boolean(), page: whole, limit: whole }),
});

/** The countries that have a store, shown or hidden, with the number of stores. */
export const StoreFacets = Type.Object({
  countries: Type.Array(Type.Object({ code: Type.String(), stores: whole })),
});
