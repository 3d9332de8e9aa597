import { accentContrast, isReadable, leastContrast, readableAccent } from "#commerce/shared/colours/rules.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { isEu, knownLanguagesOf } from "#commerce/shared/regions/rules.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";
import type { OwnTaxRate, SettingsBody, SettingsField, ShopSettings } from "./schema.ts";

/** Decisions about settings, without I/O. */

type Faults = Record<string, string>;

/** Returns what is wrong with settings beyond their schema, by the field's path. */
export function settingsFaults(body: SettingsBody): Faults {
  const faults: Faults = {};
  for (const [field, value] of Object.entries(body))
    if (typeof value === "string" && /\p{Cc}/u.test(value.replace(/[\t\r\n]/g, "")))
      faults[field] = "holds a control character";
  for (const field of ["name", "legalName"] as const)
    if (/[\r\n]/.test(body[field] ?? "")) faults[field] = "is one line";
  const { accent } = body;
  if (accent && !isReadable(accent))
    faults.accent = `has a contrast of ${accentContrast(accent).toFixed(1)} : 1 where ${leastContrast} : 1 is needed to be read; ${readableAccent(accent)} has that`;
  return { ...faults, ...marketFaults(body.markets ?? []), ...taxFaults(body.taxRates ?? []) };
}

function marketFaults(markets: NonNullable<SettingsBody["markets"]>): Faults {
  const faults: Faults = {};
  const seen = new Set<string>();
  for (const [index, { country, languages }] of markets.entries()) {
    const at = `markets.${index}`;
    const known = knownLanguagesOf(country);
    if (!allowedCountries.includes(country)) faults[`${at}.country`] = "is not a country that the shop knows";
    if (seen.has(country)) faults[`${at}.country`] = "stands there twice";
    seen.add(country);
    if (new Set(languages).size < languages.length) faults[`${at}.languages`] = "names a language twice";
    const unknown = languages.find((language) => !known.includes(language));
    if (unknown) faults[`${at}.languages`] = `${unknown} is not offered there: ${known.join(", ")} can be`;
  }
  return faults;
}

const labelsIn = (country: string): readonly OwnTaxRate["label"][] =>
  country === "us" ? ["tax.sales"] : country === "ca" ? ["tax.gst", "tax.hst", "tax.pst", "tax.qst"] : ["tax.vat"];

function taxFaults(rates: readonly OwnTaxRate[]): Faults {
  const faults: Faults = {};
  const seen = new Set<string>();
  for (const [index, { country, state, label }] of rates.entries()) {
    const at = `taxRates.${index}`;
    const isByState = country === "us" || country === "ca";
    const isKnown = isByState ? statesByCountry[country]?.some(({ code }) => code === state) : state === "";
    if (!isByState && !isEu(country) && !allowedCountries.includes(country))
      faults[`${at}.country`] = "is not a country that the shop knows";
    if (!isKnown)
      faults[`${at}.state`] = isByState ? "is not the code of a state" : "is none: the rate is the country's";
    if (!labelsIn(country).includes(label)) faults[`${at}.label`] = `is one of ${labelsIn(country).join(", ")}`;
    const key = `${country} ${state} ${label}`;
    if (seen.has(key)) faults[at] = "stands there twice";
    seen.add(key);
  }
  return faults;
}

/** Returns the seller's details, line by line. Empty while name or address is missing. */
export function sellerLines({ name, legalName, address, companyDetails, taxNumbers }: ShopSettings): string[] {
  const seller = legalName || name;
  if (!seller || !address.trim()) return [];
  return [seller, ...linesOf(address), ...linesOf(companyDetails), ...linesOf(taxNumbers)];
}

export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Returns the value of a From header: the shop's name and an address; the address alone while it has no name. */
export const senderOf = (name: string, email: string): string =>
  name ? `"${name.replace(/["\\]/g, "")}" <${email}>` : email;

/**
 * The environment variables that settings can replace, each with the fields that it covers and the value that these
 * give. An empty value counts as a variable that is not set.
 */
export const variables = {
  SHOP_NAME: { fields: ["name"], read: ({ name }) => name },
  INVOICE_SELLER: {
    fields: ["legalName", "address", "companyDetails", "taxNumbers"],
    read: (settings) => sellerLines(settings).join("|"),
  },
  INVOICE_BANK: { fields: ["bank"], read: ({ bank }) => linesOf(bank).join("|") },
  MAIL_FROM: {
    fields: ["senderEmail"],
    read: ({ name, senderEmail, shopEmail }) => {
      const email = senderEmail || shopEmail;
      return email && senderOf(name, email);
    },
  },
  SHOP_EMAIL: { fields: ["shopEmail"], read: ({ shopEmail }) => shopEmail },
  SUPPORT_EMAIL: { fields: ["supportEmail"], read: ({ supportEmail }) => supportEmail },
  CONTACT_EMAIL: { fields: ["contactEmail"], read: ({ contactEmail }) => contactEmail },
} satisfies Record<string, { fields: SettingsField[]; read: (settings: ShopSettings) => string }>;
export type Variable = keyof typeof variables;
