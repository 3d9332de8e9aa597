import { bare, notFoundV2, type Route } from "./answers.ts";

const currency = (id: number, code: string, more: object) => ({
  id,
  is_default: id === 1,
  last_updated: "Mon, 02 Nov 2026 10:00:00 +0000",
  country_iso2: code.slice(0, 2),
  currency_code: code,
  currency_exchange_rate: "1.0000000000",
  name: code,
  token: "$",
  token_location: "left",
  decimal_token: ".",
  thousands_token: ",",
  decimal_places: 2,
  enabled: true,
  ...more,
});

const currencies = [
  currency(1, "USD", {}),
  currency(2, "CAD", { currency_exchange_rate: "1.3600000000" }),
  currency(3, "EUR", { token: "€", token_location: "right", decimal_token: ",", thousands_token: "." }),
];

const countries = [
  { id: 226, country: "United States", country_iso2: "US", country_iso3: "USA" },
  { id: 38, country: "Canada", country_iso2: "CA", country_iso3: "CAN" },
  { id: 80, country: "Germany", country_iso2: "DE", country_iso3: "DEU" },
];
const states = [
  { id: 6, state: "Colorado", state_abbreviation: "CO", country_id: 226 },
  { id: 45, state: "Utah", state_abbreviation: "UT", country_id: 226 },
];

const zones = [
  { id: 1, name: "United States", type: "country", locations: [{ id: 5, country_iso2: "US" }], enabled: true },
  {
    id: 2,
    name: "Europe",
    type: "country",
    locations: [
      { id: 6, country_iso2: "DE" },
      { id: 7, country_iso2: "FR" },
    ],
    enabled: true,
  },
];
const methods: Record<string, object[]> = {
  1: [
    {
      id: 11,
      name: "Free",
      type: "freeshipping",
      settings: { carrier_options: { minimum_sub_total: "150.0000" } },
      enabled: true,
    },
    {
      id: 12,
      name: "Standard",
      type: "total",
      settings: {
        default_cost: 20,
        default_cost_type: "fixed_amount",
        range: [{ lower_limit: 0, upper_limit: 149.99, shipping_cost: 12.5 }],
      },
      enabled: true,
    },
    {
      id: 13,
      name: "UPS",
      type: "upsready",
      settings: { carrier_options: { packing_method: "combined" } },
      enabled: true,
    },
  ],
  2: [{ id: 21, name: "Flat", type: "perorder", settings: { rate: 9.9 }, enabled: true }],
};

/** The V2 routes with information about the store. */
export const storeRoutes: Route[] = [
  [
    "GET",
    /^\/v2\/store$/,
    () => ({
      status: 200,
      body: { id: "firn", name: "Firn at BigCommerce", domain: "store-firn.mybigcommerce.com", currency: "USD" },
    }),
  ],
  ["GET", /^\/v2\/currencies$/, ({ query }) => bare(currencies, query)],
  ["GET", /^\/v2\/countries$/, ({ query }) => bare(countries, query)],
  [
    "GET",
    /^\/v2\/countries\/(\d+)\/states$/,
    ({ params, query }) =>
      countries.some(({ id }) => String(id) === params[0])
        ? bare(
            states.filter((state) => String(state.country_id) === params[0]),
            query,
          )
        : notFoundV2,
  ],
  ["GET", /^\/v2\/shipping\/zones$/, ({ query }) => bare(zones, query)],
  [
    "GET",
    /^\/v2\/shipping\/zones\/(\d+)\/methods$/,
    ({ params, query }) => {
      const found = methods[params[0] ?? ""];
      return found ? bare(found, query) : notFoundV2;
    },
  ],
];
