import type { Address } from "#commerce/shared/address/schema.ts";
import { isCodeInState } from "#commerce/shared/regions/postal-areas.ts";
import { type State, statesByCountry, statesInLanguage } from "#commerce/shared/regions/states.ts";
import { lookup } from "#platform/lookup.ts";

/** Address formats by country, and the check whether an address is complete. Runs in the browser too. */

/** The states of a country, as address forms in a language list them. Empty where addresses have no state. */
export const statesOf = (country: string, language = ""): readonly State[] =>
  statesInLanguage[country]?.[language] ?? statesByCountry[country] ?? [];

export type AddressFieldName = Exclude<keyof Address, "country">;

export type AddressField = {
  name: AddressFieldName;
  label: `address.${AddressFieldName | "zip" | "province" | "prefecture"}`;
  required: boolean;
  /** Token of the HTML autocomplete attribute, without "shipping " or "billing ". */
  autocomplete: string;
  /** For postal codes: the value of the pattern attribute, and an example. */
  pattern?: string;
  example?: string;
  inputMode?: "numeric" | "tel";
  maxLength: number;
};

/** `fields` are in the order of the form. Fields of the same row are written on one line where there is room. */
export type AddressFormat = { fields: AddressField[]; rows: AddressFieldName[][] };

type PostalCodeFormat = { pattern: string; example: string; state?: "state" | "province" | "prefecture" };

const fiveDigits = "[0-9]{5}";
const fourDigits = "[0-9]{4}";
const fourFromOne = "[1-9][0-9]{3}";
/** D, F, I, O, Q and U are never used, because they look like other characters. */
const canadian = "[A-CEGHJ-NPR-TV-Za-ceghj-npr-tv-z]";

const places = lookup<PostalCodeFormat>({
  us: { pattern: "[0-9]{5}(-[0-9]{4})?", example: "80202", state: "state" },
  ca: {
    pattern: `[A-CEGHJ-NPR-TVXYa-ceghj-npr-tvxy][0-9]${canadian} ?[0-9]${canadian}[0-9]`,
    example: "V8E 0A1",
    state: "province",
  },
  gb: { pattern: "[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}", example: "EH1 1YZ" },
  au: { pattern: fourDigits, example: "3000", state: "state" },
  nz: { pattern: fourDigits, example: "9300" },
  jp: { pattern: "[0-9]{3}-?[0-9]{4}", example: "380-0921", state: "prefecture" },
  de: { pattern: fiveDigits, example: "80331" },
  fr: { pattern: fiveDigits, example: "74400" },
  es: { pattern: fiveDigits, example: "28013", state: "province" },
  it: { pattern: fiveDigits, example: "39100", state: "province" },
  at: { pattern: fourFromOne, example: "6020" },
  ch: { pattern: fourFromOne, example: "7260" },
  be: { pattern: fourFromOne, example: "1000" },
  no: { pattern: fourDigits, example: "0150" },
  nl: { pattern: "[1-9][0-9]{3} ?[A-Za-z]{2}", example: "1012 AB" },
  cz: { pattern: "[0-9]{3} ?[0-9]{2}", example: "110 00" },
  se: { pattern: "[0-9]{3} ?[0-9]{2}", example: "111 22" },
  pl: { pattern: "[0-9]{2}-?[0-9]{3}", example: "00-001" },
  ru: { pattern: "[0-9]{6}", example: "101000" },
});

/** Countries that write the postal code before the city, on the same line. */
const codeFirst = new Set("de at ch fr es it nl be no se cz pl".split(" "));

const facts: Record<AddressFieldName, Pick<AddressField, "label" | "autocomplete" | "maxLength">> = {
  firstName: { label: "address.firstName", autocomplete: "given-name", maxLength: 80 },
  lastName: { label: "address.lastName", autocomplete: "family-name", maxLength: 80 },
  company: { label: "address.company", autocomplete: "organization", maxLength: 120 },
  address1: { label: "address.address1", autocomplete: "address-line1", maxLength: 160 },
  address2: { label: "address.address2", autocomplete: "address-line2", maxLength: 160 },
  city: { label: "address.city", autocomplete: "address-level2", maxLength: 100 },
  state: { label: "address.state", autocomplete: "address-level1", maxLength: 60 },
  postalCode: { label: "address.postalCode", autocomplete: "postal-code", maxLength: 16 },
  phone: { label: "address.phone", autocomplete: "tel", maxLength: 40 },
};

const optional = new Set<AddressFieldName>(["company", "address2", "phone"]);

function rowsOf(country: string, place: PostalCodeFormat | undefined): AddressFieldName[][] {
  const hasState = place?.state !== undefined;
  const street: AddressFieldName[][] = [["company"], ["address1"], ["address2"]];
  if (country === "jp")
    return [["lastName", "firstName"], ["postalCode"], ["state", "city"], ...street.slice(1), ["company"], ["phone"]];
  const names: AddressFieldName[] = ["firstName", "lastName"];
  const state: AddressFieldName[] = hasState ? ["state"] : [];
  const town: AddressFieldName[] = codeFirst.has(country)
    ? ["postalCode", "city", ...state]
    : ["city", ...state, "postalCode"];
  return [names, ...street, town, ["phone"]];
}

/** Returns the fields of an address in a country, their order, and what each must look like. */
export function addressFormat(country: string): AddressFormat {
  const place = places[country];
  const rows = rowsOf(country, place);
  return { rows, fields: rows.flat().map((name) => fieldOf(name, country)) };
}

function fieldOf(name: AddressFieldName, country: string): AddressField {
  const place = places[country];
  const field: AddressField = { name, required: !optional.has(name), ...facts[name] };
  if (name === "phone") field.inputMode = "tel";
  if (name === "state" && place?.state) field.label = `address.${place.state}`;
  if (name !== "postalCode") return field;
  if (country === "us") field.label = "address.zip";
  // Countries without a known format may have no postal codes at all.
  if (!place) return { ...field, required: false };
  if (/^[[\]{}0-9?-]+$/.test(place.pattern)) field.inputMode = "numeric";
  return { ...field, pattern: place.pattern, example: place.example };
}

export type AddressProblem =
  | "error.required"
  | "error.tooLong"
  | "error.invalid"
  | "error.phone"
  | "error.postalCode"
  | "error.postalArea"
  | "error.state";

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(`^(?:${text})$`);
  patterns.set(text, pattern);
  return pattern;
}

/**
 * Countries where a postal code of another state is an error, because taxes depend on both. In other countries the form
 * only asks about it.
 */
const refusing: ReadonlySet<string> = new Set(["us", "ca"]);

/**
 * Returns field → text key. Empty when the address is complete and plausible. Leading and trailing spaces are ignored.
 */
export function validateAddress(address: Address, country: string): Partial<Record<AddressFieldName, AddressProblem>> {
  const problems: Partial<Record<AddressFieldName, AddressProblem>> = {};
  for (const { name, required, maxLength, pattern } of addressFormat(country).fields) {
    const value = address[name].trim();
    const problem = problemOf(name, value, { country, required, maxLength, pattern });
    if (problem) problems[name] = problem;
  }
  const isPlaced = !problems.postalCode && !problems.state && refusing.has(country);
  if (isPlaced && fitsState(country, address.postalCode, address.state) === false)
    problems.postalCode = "error.postalArea";
  return problems;
}

/**
 * Whether the postal code can be in the state, both as typed. Null when either is missing or does not belong to the
 * country.
 */
export function fitsState(country: string, postalCode: string, state: string): boolean | null {
  const code = postalCode.trim().toUpperCase();
  const isState = statesOf(country).some((one) => one.code === state.trim());
  const pattern = places[country]?.pattern;
  if (!isState || pattern === undefined || !patternOf(pattern).test(code)) return null;
  return isCodeInState(country, code, state.trim());
}

type Expectation = { country: string; required: boolean; maxLength: number; pattern: string | undefined };

function problemOf(name: AddressFieldName, value: string, expected: Expectation): AddressProblem | null {
  if (value === "") return expected.required ? "error.required" : null;
  if (value.length > expected.maxLength) return "error.tooLong";
  if (hasControls(value)) return "error.invalid";
  if (name === "state" && !statesOf(expected.country).some(({ code }) => code === value)) return "error.state";
  if (name === "phone" && !/^[+()\d\s./-]{5,}$/.test(value)) return "error.phone";
  if (expected.pattern === undefined) return null;
  return patternOf(expected.pattern).test(value) ? null : "error.postalCode";
}

/** Control characters and lone surrogates. No name contains them, and PostgreSQL refuses some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hasControls = (text: string) => /[\u0000-\u001f\u007f]/.test(text) || !text.isWellFormed();

/**
 * Returns the address as it is stored: trimmed, the country in lower case, the postal code in capitals, the state as a
 * code. API clients also send state names ("Colorado").
 */
export function tidyAddress(address: Address): Address {
  const country = address.country.trim().toLowerCase();
  const tidy = Object.fromEntries(Object.entries(address).map(([name, value]) => [name, value.trim()])) as Address;
  return { ...tidy, country, state: codeOf(country, tidy.state), postalCode: codeIn(country, tidy.postalCode) };
}

/** The number of characters before the space that the post writes in postal codes, by country. */
const spaceAfter = lookup<number>({ ca: 3, nl: 4, cz: 3, se: 3 });

function codeIn(country: string, typed: string): string {
  const code = typed.toUpperCase();
  const at = spaceAfter[country];
  return at && /^[A-Z0-9]{5,6}$/.test(code) ? `${code.slice(0, at)} ${code.slice(at)}` : code;
}

function codeOf(country: string, state: string): string {
  if (statesOf(country).length === 0) return "";
  const text = state.toUpperCase();
  const all = [statesOf(country), ...Object.values(statesInLanguage[country] ?? {})].flat();
  return all.find(({ name }) => name.toUpperCase() === text)?.code ?? text;
}

/**
 * Whether an email could be sent to this address: it has one @, something before it, and a domain with a dot after it.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{Cc}@"<>(),:;\\[\]]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]{2,63}$/u.test(text);
