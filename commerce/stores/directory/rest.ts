import { type Static, Type } from "typebox";
import { closed, one, toV3 } from "#commerce/shared/rest/shapes.ts";
import { farthest } from "./rules.ts";
import { type FoundStore, OpeningHours, type Store, type StoreInput, storeServices } from "./schema.ts";

const text = (maxLength: number, more: object = {}) => Type.String({ maxLength, ...more });
const filled = (maxLength: number) => text(maxLength, { minLength: 1, pattern: "\\S" });
const service = Type.Union(storeServices.map((one) => Type.Literal(one)));

const needed = {
  name: filled(120),
  street: filled(200),
  city: filled(100),
  country: text(2, { description: "ISO 3166, lower case" }),
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  time_zone: text(60, { description: "IANA: Europe/Vienna" }),
  hours: OpeningHours,
};
const optional = {
  slug: text(80, { description: "Its address; made of name and town where it is left out" }),
  is_own: Type.Boolean(),
  state: text(100),
  postal_code: text(16),
  phone: text(40),
  email: text(200, { pattern: "^([^\\s@]+@[^\\s@]+)?$" }),
  website: text(300),
  brands: Type.Array(filled(60), { maxItems: 40, uniqueItems: true }),
  services: Type.Array(service, { maxItems: storeServices.length, uniqueItems: true }),
  image: text(200, {
    pattern: "^([A-Za-z0-9][\\w.-]*)?$",
    description: "A picture of the library, which says what it shows; empty: none",
  }),
  is_visible: Type.Boolean(),
};

const given = Type.Partial(Type.Object(optional)).properties;
export const StoreBody = Type.Object({ ...needed, ...given }, closed);
export type StoreBody = Static<typeof StoreBody>;
export const StorePatch = Type.Partial(
  Type.Object({
    ...needed,
    ...optional,
    version: Type.Integer({ minimum: 1, description: "The one that was read; what others changed since is kept" }),
  }),
  { ...closed, minProperties: 1 },
);
export type StorePatch = Static<typeof StorePatch>;

/** The most stores in one import. Nobody would check a longer spreadsheet. */
export const mostImported = 5000;
export const ImportBody = Type.Object(
  { stores: Type.Array(StoreBody, { maxItems: mostImported }) },
  { ...closed, description: "Or a table as text/csv" },
);
export const ImportQuery = Type.Object({
  replace: Type.Optional(Type.Boolean({ description: "Stores that the import does not name go" })),
});
export const ImportAnswer = one(
  Type.Object({ added: Type.Integer(), changed: Type.Integer(), removed: Type.Integer() }),
);

const plain = Type.String();
export const StoreV3 = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  slug: plain,
  ...needed,
  is_own: Type.Boolean(),
  state: Type.String(),
  postal_code: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  website: Type.String(),
  brands: Type.Array(Type.String()),
  services: Type.Array(Type.String()),
  image: plain,
  is_visible: Type.Boolean(),
  is_open: Type.Boolean({ description: "Now" }),
  changes_at: Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
    description: "When it closes or opens next; null: not within a year",
  }),
  distance: Type.Optional(Type.Number({ description: "Kilometres from the place asked for" })),
  updated_at: Type.String({ format: "date-time" }),
});

export const StoreQuery = Type.Object({
  near: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: "^-?\\d{1,3}(\\.\\d{1,15})?,-?\\d{1,3}(\\.\\d{1,15})?$",
      description: "47.27,11.39",
    }),
  ),
  place: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: "A town or postal code, or a store's name" }),
  ),
  radius: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: farthest, description: "Kilometres; usually 100" }),
  ),
  country: Type.Optional(Type.String({ pattern: "^[a-z]{2}$" })),
  services: Type.Optional(Type.String({ maxLength: 200, description: "All of these: tuning,rental" })),
  brands: Type.Optional(Type.String({ maxLength: 500, description: "Any of these: Firn,Nunatak" })),
  is_own: Type.Optional(Type.Boolean({ description: "true: these alone; false: all, as without it" })),
  open_now: Type.Optional(
    Type.Boolean({ description: "On the store's own clock; true: these alone; false: all, as without it" }),
  ),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});
export type StoreQuery = Static<typeof StoreQuery>;

const whole = Type.Integer();
const PlaceV3 = Type.Object({
  name: Type.String(),
  region: Type.String(),
  country: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
});
export const ManyStores = Type.Object({
  data: Type.Array(StoreV3),
  meta: Type.Object({
    pagination: Type.Object({ total: whole, count: whole, per_page: whole, current_page: whole, total_pages: whole }),
    place: Type.Optional(PlaceV3),
  }),
});
export const OneStore = one(StoreV3);
/** `merged` lists the fields that others changed meanwhile, and whose changes stay. */
export const ChangedStore = Type.Object({
  data: StoreV3,
  meta: Type.Object({ merged: Type.Optional(Type.Array(Type.String())) }),
});

export const toStoreV3 = (
  { distance = null, ...store }: Store & Partial<FoundStore>,
  opening: { isOpen: boolean; changesAt: number | null },
) => ({
  ...toV3(store),
  is_open: opening.isOpen,
  changes_at: opening.changesAt === null ? null : new Date(opening.changesAt).toISOString(),
  ...(distance !== null && { distance: Math.round(distance * 1000) / 1000 }),
});

/** Returns the fields that staff can edit, under the API's names. */
export function storeFields(store: Store): Record<string, unknown> {
  const { id: _, version: __, updated_at: ___, ...fields } = toV3(store);
  return fields;
}

/** Fields that are left out are empty. An empty slug is filled in when the store is saved. */
export const fromBody = (body: StoreBody): StoreInput => changedBy(blank, body);
const blank: StoreInput = {
  slug: "",
  name: "",
  isOwn: false,
  street: "",
  city: "",
  state: "",
  postalCode: "",
  country: "",
  lat: 0,
  lng: 0,
  timeZone: "",
  phone: "",
  email: "",
  website: "",
  brands: [],
  services: [],
  hours: { week: [] },
  image: "",
  isVisible: true,
};

export const changedBy = (store: StoreInput, patch: Omit<StorePatch, "version">): StoreInput => ({
  ...store,
  ...Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === "string" ? value.trim() : value,
    ]),
  ),
});
