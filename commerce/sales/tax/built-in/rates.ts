import { lookup } from "#platform/lookup.ts";
/**
 * Tax rates in percent, as data. A new rate is a change here and nowhere else.
 *
 * Europe: standard VAT rates, European Commission, "Taxes in Europe Database", January 2026.
 * United States: statewide sales tax rates, Tax Foundation, "State and Local Sales Tax Rates", January 2025; the state's
 * own rate (for California, Utah and Virginia with the share that applies in the whole state), without counties and
 * cities. Whether delivery that the shop charges for is taxed: the states' revenue departments, 2025.
 * Canada: GST/HST, PST, RST and QST, Canada Revenue Agency and the provinces, April 2025.
 */

export type TaxRate = {
  label: "tax.vat" | "tax.sales" | "tax.gst" | "tax.hst" | "tax.pst" | "tax.qst";
  percent: number;
};

/** Included in prices; by country of delivery. */
export const vatByCountry = lookup<number>({
  at: 20,
  be: 21,
  bg: 20,
  cy: 19,
  cz: 21,
  de: 19,
  dk: 25,
  ee: 24,
  es: 21,
  fi: 25.5,
  fr: 20,
  gr: 24,
  hr: 25,
  hu: 27,
  ie: 23,
  it: 22,
  lt: 21,
  lu: 17,
  lv: 21,
  mt: 18,
  nl: 21,
  pl: 23,
  pt: 23,
  ro: 21,
  se: 25,
  si: 22,
  sk: 23,
});

/**
 * Places in member states outside the European VAT area (directive 2006/112/EC, article 6, as changed by directive (EU)
 * 2019/475; January 2026), by the beginning of their postal codes. Deliveries to them are exports: the buyer pays the
 * local tax on arrival.
 */
export const outsideVat = lookup<readonly string[]>({
  /** Heligoland, Büsingen. */
  de: ["27498", "78266"],
  /** The Canaries (Las Palmas, Santa Cruz de Tenerife), Ceuta, Melilla. */
  es: ["35", "38", "51", "52"],
  /** Åland. */
  fi: ["22"],
  /** The overseas departments and Saint-Martin, and New Caledonia, Polynesia and Wallis. */
  fr: ["97", "986", "987", "988"],
  /** Mount Athos. */
  gr: ["63086"],
  /** Campione d'Italia, Livigno. */
  it: ["22061", "23041"],
});

/**
 * Places with their own standard rate, by the beginning of their postal codes. Austria: Jungholz and Mittelberg, which
 * can only be reached by German roads, have Germany's rate (UStG 1994, § 10 paragraph 4). Portugal: the Azores (95 to
 * 99) and Madeira (90 to 94; Código do IVA, article 18 paragraph 3). As of January 2026.
 */
export const vatByPlace = lookup<Readonly<Record<string, number>>>({
  at: { 6691: 19, 6991: 19, 6992: 19, 6993: 19 },
  pt: { 90: 22, 91: 22, 92: 22, 93: 22, 94: 22, 95: 16, 96: 16, 97: 16, 98: 16, 99: 16 },
});

/** Added to prices; by state of delivery. Alaska, Delaware, Montana, New Hampshire and Oregon levy none. */
export const salesTaxByState = lookup<number>({
  AL: 4,
  AR: 6.5,
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  IA: 6,
  ID: 6,
  IL: 6.25,
  IN: 7,
  KS: 6.5,
  KY: 6,
  LA: 5,
  MA: 6.25,
  MD: 6,
  ME: 5.5,
  MI: 6,
  MN: 6.875,
  MO: 4.225,
  MS: 7,
  NC: 4.75,
  ND: 5,
  NE: 5.5,
  NJ: 6.625,
  NM: 4.875,
  NV: 6.85,
  NY: 4,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VA: 5.3,
  VT: 6,
  WA: 6.5,
  WI: 5,
  WV: 6,
  WY: 4,
});

/**
 * States that tax delivery like the goods; elsewhere it is exempt when shown as a separate line. Michigan left this
 * list on 26 April 2023 (Public Acts 20 and 21 of 2023), Kansas on 1 July 2023 (Department of Revenue, notice 23-02).
 */
export const statesTaxingDelivery: ReadonlySet<string> = new Set(
  "AR CT DC GA HI IN KY MN MS NC ND NE NJ NM NY OH PA RI SC SD TN TX VT WA WI WV".split(" "),
);

/** Added to prices, goods and delivery alike; by province or territory of delivery. */
export const taxesByProvince = lookup<readonly TaxRate[]>({
  AB: [{ label: "tax.gst", percent: 5 }],
  BC: [
    { label: "tax.gst", percent: 5 },
    { label: "tax.pst", percent: 7 },
  ],
  MB: [
    { label: "tax.gst", percent: 5 },
    { label: "tax.pst", percent: 7 },
  ],
  NB: [{ label: "tax.hst", percent: 15 }],
  NL: [{ label: "tax.hst", percent: 15 }],
  NS: [{ label: "tax.hst", percent: 14 }],
  NT: [{ label: "tax.gst", percent: 5 }],
  NU: [{ label: "tax.gst", percent: 5 }],
  ON: [{ label: "tax.hst", percent: 13 }],
  PE: [{ label: "tax.hst", percent: 15 }],
  QC: [
    { label: "tax.gst", percent: 5 },
    { label: "tax.qst", percent: 9.975 },
  ],
  SK: [
    { label: "tax.gst", percent: 5 },
    { label: "tax.pst", percent: 6 },
  ],
  YT: [{ label: "tax.gst", percent: 5 }],
});
