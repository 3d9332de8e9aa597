import type { Fault, Faults } from "./schema.ts";

/** What a customer may type, and how often. */

/** Most characters of a field, and fewest of a password. */
export const lengths = { email: 254, name: 80, password: 200, shortestPassword: 8 };

/** Trimmed, with inner white space of names as single spaces. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Typed on another keyboard it is still the same password. */
export const samePassword = (password: string): string => password.normalize("NFKC");

/** Control characters and halves of characters cannot be stored, or are no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isText = (text: string): boolean => text.isWellFormed() && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text);

/** A text of at most `longest` characters; empty only where it is optional. */
export function textFault(text: string, longest: number, isOptional = false): Fault | null {
  if (text.trim() === "") return isOptional ? null : "required";
  if (!isText(text)) return "bad-characters";
  return text.length > longest ? "too-long" : null;
}

export function emailFault(email: string): Fault | null {
  const fault = textFault(email, lengths.email);
  if (fault) return fault;
  return /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/.test(email.trim()) ? null : "bad-email";
}

/** Eight characters or more, and not the e-mail address. */
export function passwordFault(password: string, email: string): Fault | null {
  if (password === "") return "required";
  if (password.length > lengths.password) return "too-long";
  if ([...password].length < lengths.shortestPassword) return "too-short";
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? "same-as-email" : null;
}

/** What is wrong, by field of the REST shape; without the fields that are right. */
export const faultsOf = (found: Record<string, Fault | null>): Faults =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Fault] => entry[1] !== null));

export const nameFault = (name: string): Fault | null => textFault(name, lengths.name);

export type NameAndEmail = { email: string; firstName: string; lastName: string };

export const profileFaults = (typed: NameAndEmail): Faults =>
  faultsOf({
    email: emailFault(typed.email),
    first_name: nameFault(typed.firstName),
    last_name: nameFault(typed.lastName),
  });

export const isClear = (faults: Faults): boolean => Object.keys(faults).length === 0;

const texts: Record<Fault, string> = {
  required: "is required",
  "too-long": "is too long",
  "bad-characters": "holds characters that cannot be kept",
  "bad-email": "is not an e-mail address",
  "too-short": `needs ${lengths.shortestPassword} characters or more`,
  "same-as-email": "must not be the e-mail address",
  taken: "belongs to an account already",
  wrong: "is not the current password",
  "too-many": "no more can be kept; delete one first",
  "unknown-country": "is not a country we know",
  "unknown-state": "is not a state of that country",
  "bad-postal-code": "is not a postal code of that country",
  "bad-phone": "is not a phone number",
};

/** The faults in English, for the REST door. */
export const faultTexts = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts[fault]]));

/** The path, if it leads to a page of ours and nowhere else. */
export const ownPath = (to: string | null | undefined): string | null =>
  to && to.length <= 2000 && /^\/(?![/\\])[^\\\s]*$/.test(to) && isText(to) ? to : null;

/** Settings that say how often; those left out have the defaults below. */
export type LimitSettings = { SIGN_IN_TRIES: number; SIGN_INS_PER_HOUR?: number; ACCOUNTS_PER_HOUR?: number };

/** Failed sign-ins per account in 15 minutes and per address in an hour; new accounts per address in an hour. */
export const limitsOf = (settings: LimitSettings) => ({
  perAccount: settings.SIGN_IN_TRIES,
  perAddress: settings.SIGN_INS_PER_HOUR ?? 100,
  accounts: settings.ACCOUNTS_PER_HOUR ?? 30,
});

/** Who is counted as one: an IPv4 address, or the 64-bit network that a household with IPv6 has. */
export function networkOf(address: string): string {
  const bare = address
    .toLowerCase()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/, "");
  if (!bare.includes(":")) return bare;
  const [head = "", tail] = bare.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
