import type { DemoEntry } from "../article.ts";

/** Shops that stock the brand. Facts are the same in every language. */
type Hours = { days: number[]; opens: string; closes: string };

type Store = {
  uid: string;
  name: string;
  street: string;
  city: string;
  postalCode: string;
  state?: string;
  country: string;
  phone: string;
  lat: number;
  lon: number;
  hours: Hours[];
};

const week: Hours[] = [
  { days: [2, 3, 4, 5], opens: "10:00", closes: "18:30" },
  { days: [6], opens: "10:00", closes: "17:00" },
];
const village: Hours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "08:30", closes: "18:30" }];

const stores: Store[] = [
  {
    uid: "lift-line-denver",
    name: "Lift Line Denver",
    street: "2611 Larimer Street",
    city: "Denver",
    state: "CO",
    postalCode: "80205",
    country: "us",
    phone: "+1 303 555 0117",
    lat: 39.7597,
    lon: -104.9852,
    hours: week,
  },
  {
    uid: "cold-smoke-slc",
    name: "Cold Smoke Salt Lake",
    street: "3321 Wasatch Boulevard",
    city: "Salt Lake City",
    state: "UT",
    postalCode: "84109",
    country: "us",
    phone: "+1 801 555 0164",
    lat: 40.6998,
    lon: -111.7985,
    hours: village,
  },
  {
    uid: "north-lot-burlington",
    name: "North Lot",
    street: "88 Pine Street",
    city: "Burlington",
    state: "VT",
    postalCode: "05401",
    country: "us",
    phone: "+1 802 555 0139",
    lat: 44.4727,
    lon: -73.2154,
    hours: week,
  },
  {
    uid: "gondola-goods-whistler",
    name: "Gondola Goods",
    street: "4293 Mountain Square",
    city: "Whistler",
    state: "BC",
    postalCode: "V8E 1B8",
    country: "ca",
    phone: "+1 604 555 0188",
    lat: 50.1138,
    lon: -122.9567,
    hours: village,
  },
  {
    uid: "talstation-muenchen",
    name: "Talstation",
    street: "Kistlerhofstraße 70",
    city: "München",
    postalCode: "81379",
    country: "de",
    phone: "+49 89 5550 1420",
    lat: 48.0987,
    lon: 11.5311,
    hours: week,
  },
  {
    uid: "firnlinie-innsbruck",
    name: "Firnlinie",
    street: "Innrain 36",
    city: "Innsbruck",
    postalCode: "6020",
    country: "at",
    phone: "+43 512 555 017",
    lat: 47.2611,
    lon: 11.3893,
    hours: week,
  },
  {
    uid: "premier-telesiege-annecy",
    name: "Premier Télésiège",
    street: "12 rue Sommeiller",
    city: "Annecy",
    postalCode: "74000",
    country: "fr",
    phone: "+33 4 50 55 01 42",
    lat: 45.9016,
    lon: 6.1256,
    hours: week,
  },
  {
    uid: "neve-vecchia-bolzano",
    name: "Neve Vecchia",
    street: "Via dei Portici 41",
    city: "Bolzano",
    postalCode: "39100",
    country: "it",
    phone: "+39 0471 555 013",
    lat: 46.4993,
    lon: 11.3548,
    hours: week,
  },
  {
    uid: "base-davos",
    name: "Base Davos",
    street: "Promenade 58",
    city: "Davos",
    postalCode: "7270",
    country: "ch",
    phone: "+41 81 555 01 23",
    lat: 46.7986,
    lon: 9.8272,
    hours: village,
  },
  {
    uid: "konayuki-niseko",
    name: "Konayuki",
    street: "Hirafu 1-5-8",
    city: "Kutchan",
    postalCode: "044-0080",
    country: "jp",
    phone: "+81 136 55 0142",
    lat: 42.8622,
    lon: 140.7042,
    hours: village,
  },
];

export const storeEntries: DemoEntry[] = stores.map(({ uid, name, ...data }) => ({
  contentType: "store",
  uid,
  title: { en: name, de: name, fr: name, es: name, it: name, ja: name, sv: name, no: name },
  data: () => data,
}));
