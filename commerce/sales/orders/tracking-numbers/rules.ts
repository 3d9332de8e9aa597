/** Recognises the carrier of a tracking number. Pure, so that a form can do it while somebody types. */

/** Postal services by the country at the end of an international number (UPU S10: "RR123456785DE"). */
const posts: Readonly<Record<string, string>> = {
  AT: "Österreichische Post",
  AU: "Australia Post",
  BE: "bpost",
  CA: "Canada Post",
  CH: "Swiss Post",
  DE: "DHL",
  ES: "Correos",
  FR: "La Poste",
  GB: "Royal Mail",
  IT: "Poste Italiane",
  JP: "Japan Post",
  NL: "PostNL",
  NO: "Posten Norge",
  NZ: "NZ Post",
  SE: "PostNord",
  US: "USPS",
};

/** Checks the last digit of an international number. */
function isChecked(digits: string): boolean {
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = 11 - (sum % 11);
  return Number(digits[8]) === (check === 10 ? 0 : check === 11 ? 5 : check);
}

const forms: readonly [form: RegExp, carrier: string][] = [
  [/^1Z[0-9A-Z]{16}$/, "UPS"],
  [/^(JJD|JVGL)[0-9A-Z]{6,20}$/, "DHL"],
  [/^003404\d{14}$/, "DHL"],
  [/^9[1-5]\d{18,20}$/, "USPS"],
  [/^(\d{12}|\d{15})$/, "FedEx"],
  [/^\d{14}$/, "DPD"],
];

/** "1Z999AA10123456784" → "UPS", a name known to carriers.ts; null when it cannot be recognised. */
export function recogniseCarrier(trackingNumber: string): string | null {
  const number = trackingNumber.replace(/[\s-]/g, "").toUpperCase();
  const [, digits = "", country = ""] = /^[A-Z]{2}(\d{9})([A-Z]{2})$/.exec(number) ?? [];
  if (digits) return isChecked(digits) ? (posts[country] ?? null) : null;
  return forms.find(([form]) => form.test(number))?.[1] ?? null;
}

/** The names that a form proposes; any other name may be typed. */
export const carrierNames: readonly string[] = [
  ...new Set(["UPS", "DHL", "DPD", "FedEx", "GLS", "USPS", ...Object.values(posts)]),
];
