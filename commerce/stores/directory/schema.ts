import { type Static, Type } from "typebox";

/** Services of a store, besides selling. */
export const storeServices = ["tuning", "repair", "boot-fitting", "rental", "demo-boards", "pick-up"] as const;
export type StoreService = (typeof storeServices)[number];

const closed = { additionalProperties: false };
const opens = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "On the store's clock: 09:30" });
const closes = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$" });

/** Hours from one time to another. When the end is not after the beginning, it is on the next day. */
export const Span = Type.Object({ opens, closes }, closed);
export type Span = Static<typeof Span>;

/** The same hours on several days of the week, 1 (Monday) to 7. A day with a lunch break needs two of them. */
export const WeekSpan = Type.Object(
  {
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
    ...Span.properties,
  },
  closed,
);
export type WeekSpan = Static<typeof WeekSpan>;

const monthDay = Type.String({ pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "12-01" });

/**
 * Other hours between two days of every year, both included. A season may span New Year. Without hours the store is
 * closed all that time.
 */
export const Season = Type.Object(
  { from: monthDay, to: monthDay, hours: Type.Array(WeekSpan, { maxItems: 30 }) },
  closed,
);
export type Season = Static<typeof Season>;

/** A single day with other hours. Without hours the store is closed. */
export const Exception = Type.Object(
  {
    date: Type.String({ pattern: "^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "2026-12-24" }),
    hours: Type.Array(Span, { maxItems: 5 }),
  },
  closed,
);

/** Days without an entry are closed. An exception takes precedence over a season, a season over the usual week. */
export const OpeningHours = Type.Object(
  {
    week: Type.Array(WeekSpan, { maxItems: 30 }),
    seasons: Type.Optional(Type.Array(Season, { maxItems: 6 })),
    exceptions: Type.Optional(Type.Array(Exception, { maxItems: 100 })),
  },
  closed,
);
export type OpeningHours = Static<typeof OpeningHours>;

/** A store as editors enter it. The slug is its key and part of its address. */
export type StoreInput = {
  slug: string;
  name: string;
  isOwn: boolean;
  street: string;
  city: string;
  /** State, province or prefecture, where addresses have one. */
  state: string;
  postalCode: string;
  /** ISO 3166, lower case. */
  country: string;
  lat: number;
  lng: number;
  /** IANA name: "Europe/Vienna". */
  timeZone: string;
  phone: string;
  email: string;
  website: string;
  brands: string[];
  services: StoreService[];
  hours: OpeningHours;
  /** The id of a picture in the library; empty for none. */
  image: string;
  isVisible: boolean;
};

/** `version` increases with each change. Changes of stock do not count. */
export type Store = StoreInput & { id: number; version: number; updatedAt: Date };
/** A store as a search around a place returns it. */
export type FoundStore = Store & {
  /** Kilometres in a straight line; null when no place was given. */
  distance: number | null;
};

export type Point = { lat: number; lng: number };

export type Town = Point & { name: string; region: string; country: string };

/**
 * A place found by a search. `isExact` is true when its name or postal code matches, and not only the beginning or
 * something similar.
 */
export type LocatedPlace = Town & { isExact: boolean };
