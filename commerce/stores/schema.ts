import { type Static, Type } from "typebox";

/** What a shop does besides selling. */
export const storeServices = ["tuning", "repair", "boot-fitting", "rental", "demo-boards", "pick-up"] as const;
export type StoreService = (typeof storeServices)[number];

const closed = { additionalProperties: false };
const opens = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", description: "On the store's clock: 09:30" });
const closes = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$" });

/** From one time to another. One that ends at or before its beginning ends on the next day. */
export const Span = Type.Object({ opens, closes }, closed);
export type Span = Static<typeof Span>;

/** The same on several days of the week, 1 (Monday) to 7. A lunch break makes two of them. */
export const WeekSpan = Type.Object(
  {
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
    ...Span.properties,
  },
  closed,
);
export type WeekSpan = Static<typeof WeekSpan>;

const monthDay = Type.String({ pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "12-01" });

/** Other hours between two days of every year, both included; may pass New Year. No hours: closed all that time. */
export const Season = Type.Object(
  { from: monthDay, to: monthDay, hours: Type.Array(WeekSpan, { maxItems: 30 }) },
  closed,
);
export type Season = Static<typeof Season>;

/** One day that is unlike others. No hours: closed. */
export const Exception = Type.Object(
  {
    date: Type.String({ pattern: "^2\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", description: "2026-12-24" }),
    hours: Type.Array(Span, { maxItems: 5 }),
  },
  closed,
);

/** Days that nothing names are closed. An exception counts before a season, a season before the usual week. */
export const OpeningHours = Type.Object(
  {
    week: Type.Array(WeekSpan, { maxItems: 30 }),
    seasons: Type.Optional(Type.Array(Season, { maxItems: 6 })),
    exceptions: Type.Optional(Type.Array(Exception, { maxItems: 100 })),
  },
  closed,
);
export type OpeningHours = Static<typeof OpeningHours>;

/** A shop as editors hand it over; the slug is its key and its address. */
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
  /** IANA: "Europe/Vienna". */
  timeZone: string;
  phone: string;
  email: string;
  website: string;
  brands: string[];
  services: StoreService[];
  hours: OpeningHours;
  /** A picture of the library; empty: none. */
  image: string;
  isVisible: boolean;
};

/** `version`: the next one with each change of it; what it has on its shelf is none. */
export type Store = StoreInput & { id: number; version: number; updatedAt: Date };
/** As found around a place. */
export type FoundStore = Store & {
  /** Kilometres as the crow flies; null where no place was given. */
  distance: number | null;
};

export type Point = { lat: number; lng: number };

export type Place = Point & { name: string; region: string; country: string };

/** One that was asked for; exact: it is called so, or has that postal code, and does not only begin so or look like it. */
export type FoundPlace = Place & { isExact: boolean };
