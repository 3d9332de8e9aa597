import { expect, test } from "vitest";
import { salesTaxByState, statesTaxingDelivery, taxesByProvince, vatByCountry } from "./rates.ts";
import { taxFor } from "./rules.ts";

/** The tables compared with the publications of public authorities, and worked examples from their documents. */

test("9.1 value-added tax is each member state's standard rate", () => {
  // European Commission, "VAT rates applied in the Member States"; changed last: Finland 25.5 (1 September 2024),
  // Slovakia 23 (1 January 2025), Estonia 24 (1 July 2025), Romania 21 (1 August 2025).
  const printed = `Austria 20, Belgium 21, Bulgaria 20, Croatia 25, Cyprus 19, Czechia 21, Denmark 25, Estonia 24,
    Finland 25.5, France 20, Germany 19, Greece 24, Hungary 27, Ireland 23, Italy 22, Latvia 21, Lithuania 21,
    Luxembourg 17, Malta 18, Netherlands 21, Poland 23, Portugal 23, Romania 21, Slovakia 23, Slovenia 22, Spain 21,
    Sweden 25`;
  const names = new Intl.DisplayNames("en", { type: "region" });
  const ours = Object.entries(vatByCountry).map(([code, rate]) => `${names.of(code.toUpperCase())} ${rate}`);
  expect(ours.sort()).toEqual(printed.split(/,\s+/).sort());
});

test("9.1 Canada's taxes are those of the province of delivery", () => {
  // Canada Revenue Agency, "Charge and collect the tax: which rate to charge" (Nova Scotia 14 from 1 April 2025);
  // British Columbia, bulletin PST 001; Saskatchewan, information bulletin PST-5; Manitoba, bulletin 016; Revenu Québec.
  const gst = ["GST 5"];
  const printed = {
    AB: gst,
    NT: gst,
    NU: gst,
    YT: gst,
    BC: ["GST 5", "PST 7"],
    MB: ["GST 5", "PST 7"],
    SK: ["GST 5", "PST 6"],
    QC: ["GST 5", "QST 9.975"],
    ON: ["HST 13"],
    NB: ["HST 15"],
    NL: ["HST 15"],
    PE: ["HST 15"],
    NS: ["HST 14"],
  };
  const ours = Object.entries(taxesByProvince).map(([province, rates]) => [
    province,
    rates.map(({ label, percent }) => `${label.replace("tax.", "").toUpperCase()} ${percent}`),
  ]);
  expect(Object.fromEntries(ours)).toEqual(printed);
});

test("9.1 the states of the United States levy what their revenue departments say", () => {
  // No statewide tax: Alaska, Delaware, Montana, New Hampshire, Oregon (Federation of Tax Administrators).
  for (const state of ["AK", "DE", "MT", "NH", "OR"]) expect(salesTaxByState[state]).toBeUndefined();
  expect(Object.keys(salesTaxByState)).toHaveLength(46);
  // California CDTFA: 7.25 everywhere. Texas Comptroller: 6.25. Colorado DOR: 2.9. New Jersey, since 2018: 6.625.
  // Minnesota: 6.875. Washington DOR: 6.5. Pennsylvania: 6. Virginia: 5.3 with the local share that all places have.
  // Utah: 6.1 likewise. South Dakota, until 2027: 4.2. Louisiana, since 2025: 5. New Mexico: 4.875. New York: 4.
  const printed = { CA: 7.25, TX: 6.25, CO: 2.9, NJ: 6.625, MN: 6.875, WA: 6.5, PA: 6, VA: 5.3, UT: 6.1, SD: 4.2 };
  expect(salesTaxByState).toMatchObject({ ...printed, LA: 5, NM: 4.875, NY: 4 });
  // Exempt where it stands by itself: Kansas (notice 23-02), Michigan (Public Act 20 of 2023), California (regulation
  // 1628), Massachusetts (830 CMR 64H.6.7), Maine (sales tax FAQ 13), Virginia (23VAC10-210-6000).
  for (const state of ["KS", "MI", "CA", "MA", "ME", "VA"]) expect(statesTaxingDelivery.has(state)).toBe(false);
});

type Example = [source: string, place: string, goods: number, shipping: number, amounts: number[]];

test.each<Example>([
  // $100.00: GST $5.00, QST $9.98, together $114.98.
  ["Revenu Québec, “Calculating the taxes”", "ca-QC", 100_00, 0, [5_00, 9_98]],
  // A dryer with its delivery, $549.95; a table and chairs with theirs, $3,750.00; lumber with freight, $500.00.
  ["New York, TB-ST-838, the dryer", "us-NY", 529_95, 20_00, [22_00]],
  ["New York, TB-ST-838, the table", "us-NY", 3500_00, 250_00, [150_00]],
  ["New York, TB-ST-838, the lumber", "us-NY", 400_00, 100_00, [20_00]],
  // Price and delivery of taxable goods are taxed alike.
  ["British Columbia, bulletin PST 302", "ca-BC", 100_00, 20_00, [6_00, 8_40]],
  // The delivery follows the goods (Excise Tax Act, section 138): 13 % of $110.00.
  ["Canada Revenue Agency, incidental supplies", "ca-ON", 100_00, 10_00, [14_30]],
  ["Kansas, notice 23-02", "us-KS", 100_00, 12_00, [6_50]],
  ["Michigan, Public Acts 20 and 21 of 2023", "us-MI", 100_00, 12_00, [6_00]],
  ["Oregon, no sales tax", "us-OR", 500_00, 20_00, []],
  // The taxable amount includes transport (article 78); the tax in a price is rate / (100 + rate) of it: 19/119, 20/120 …
  ["Directive 2006/112/EC, article 78, Germany", "de", 119_00, 11_90, [20_90]],
  ["Directive 2006/112/EC, article 78, France", "fr", 120_00, 0, [20_00]],
  ["Directive 2006/112/EC, article 78, Netherlands", "nl", 121_00, 0, [21_00]],
  ["Directive 2006/112/EC, article 78, Spain", "es-M-28013", 121_00, 0, [21_00]],
  // An export (article 146).
  ["Directive 2006/112/EC, article 146", "ch", 100_00, 10_00, []],
])("9.1 %s", (_source, place, goods, shipping, amounts) => {
  const [country = "", state = "", postalCode = ""] = place.split("-");
  expect(taxFor({ country, state, postalCode, goods, shipping }).map(({ amount }) => amount)).toEqual(amounts);
});

/** Rates at postal codes, each with a neighbouring place that has the country's rate; 0 means an export. */
test.each<[source: string, country: string, rates: Record<string, number>]>([
  // "This Directive shall not apply to …": paragraph 1 (inside of the customs territory), paragraph 2 (outside of it).
  ["article 6 (1) (a), Mount Athos", "gr", { "63086": 0, "630 86": 0, "63075": 24 }],
  ["article 6 (1) (b), the Canary Islands", "es", { "35001": 0, "38660": 0, "36001": 21 }],
  ["article 6 (1) (c), French territories of articles 349 and 355 TFEU", "fr", { "97400": 0, "97150": 0, "96000": 20 }],
  ["article 6 (1) (d), Åland", "fi", { "22100": 0, "21660": 25.5 }],
  ["article 6 (1) (f), Campione d'Italia", "it", { "22061": 0, "22060": 22 }],
  ["article 6 (2) (a), Heligoland", "de", { "27498": 0, "27499": 19 }],
  ["article 6 (2) (b), Büsingen", "de", { "78266": 0, "78262": 19 }],
  ["article 6 (2) (c) and (d), Ceuta and Melilla", "es", { "51001": 0, "52006": 0, "50001": 21 }],
  ["article 6 (2) (e), Livigno", "it", { "23041": 0, "23030": 22 }],
  // § 10 (4): 19 % in the municipalities of Jungholz and Mittelberg (Riezlern, Hirschegg, Mittelberg).
  ["UStG 1994, § 10", "at", { "6691": 19, "6991": 19, "6992": 19, "6993": 19, "6671": 20, "6763": 20 }],
  ["Código do IVA, article 18 (3)", "pt", { "9000-018": 22, "9500-119": 16, "1100-148": 23 }],
])("9.1 %s", (_source, country, rates) => {
  for (const [postalCode, rate] of Object.entries(rates)) {
    const [line] = taxFor({ country, state: "", postalCode, goods: 10_000 + 100 * rate, shipping: 0 });
    expect([postalCode, line?.rate ?? 0, line?.amount ?? 0]).toEqual([postalCode, rate, 100 * rate]);
  }
});
