import { emailFault, isText, lengths, passwordFault, textFault } from "#commerce/shared/credentials/rules.ts";
import type { Fault, Faults } from "./schema.ts";

export {
  emailFault,
  lengths,
  mailbox,
  networkOf,
  passwordFault,
  textFault,
  tidy,
} from "#commerce/shared/credentials/rules.ts";

/** How hard a password is to guess: 0 is refused or barely accepted, 1 could be better, 2 is good, 3 is very good. */
export type Strength = 0 | 1 | 2 | 3;

const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * Estimates the bits that an attacker has to guess. Characters that follow from the ones before (aaa, abc, 321),
 * repeated pieces and parts of the e-mail address count for little. Runs in the browser too.
 */
export function strengthOf(password: string, email: string): Strength {
  if (passwordFault(password, email) !== null) return 0;
  const own = email.toLowerCase().split(/[^a-z0-9]+/);
  const words = own.filter((part) => part.length >= 4);
  const rest = words.reduce((text, word) => text.replaceAll(word, word.charAt(0)), password.toLowerCase());
  const signs = [...rest];
  const fresh = signs.filter((sign, at) => at === 0 || !isExpected(signs, at, sign)).length;
  const alphabet = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = (fresh + (signs.length - fresh) / 4) * Math.log2(alphabet || 1);
  return bits < 36 ? 0 : bits < 52 ? 1 : bits < 75 ? 2 : 3;
}

function isExpected(signs: readonly string[], at: number, sign: string): boolean {
  const step = (sign.codePointAt(0) ?? 0) - (signs[at - 1]?.codePointAt(0) ?? 0);
  if (Math.abs(step) <= 1) return true;
  const pair = (signs[at - 1] ?? "") + sign;
  return signs.slice(0, at).join("").includes(pair);
}

/** The faults by field of the REST shape, without valid fields. */
export const faultsOf = (found: Record<string, Fault | null>): Faults =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Fault] => entry[1] !== null));

export const nameFault = (name: string): Fault | null => textFault(name, lengths.name);

/** Notes may have several lines. */
export const notesFault = (text: string): Fault | null =>
  text.length > 5000 ? "too-long" : isText(text.replace(/[\t\r\n]/g, " ")) ? null : "bad-characters";

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
  "too-common": "is one of the passwords that are tried first",
  taken: "belongs to an account already",
  wrong: "is not the current password",
  "link-over": "has been used, or is too old",
  "not-ours": "is not a path of this shop",
  "unknown-group": "is not a customer group",
  "not-staffs": "is the customer's own to choose",
  "bad-passkey": "is no passkey made for this shop, in this session and just now",
  "bad-pro-code": "is not a pro code: JSON with a region of professionals",
  "bad-pro-expiry": 'has an expiration_date in its pro code that is no day; write "2027-08-31"',
  "bad-pro-limit": "has a spend_limit in its pro code that is no amount; write 5000",
  "too-many": "no more can be kept; delete one first",
  "unknown-country": "is not a country we know",
  "unknown-state": "is not a state of that country",
  "bad-postal-code": "is not a postal code of that country",
  "other-state": "is not a postal code of that state or province",
  "bad-phone": "is not a phone number",
};

export const faultTexts = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, texts[fault]]));

/**
 * Returns the path when it leads to a page of this shop, else null. Other characters are percent-encoded, because HTTP
 * headers cannot hold them.
 */
export const ownPath = (to: string | null | undefined): string | null =>
  to && to.length <= 2000 && /^\/(?![/\\])[^\\\s]*$/.test(to) && isText(to)
    ? to.replace(/[^!-~]+/g, encodeURIComponent)
    : null;

/** The configured limits; those left out have the defaults below. */
export type LimitSettings = {
  SIGN_IN_TRIES: number;
  SIGN_INS_PER_HOUR?: number;
  ACCOUNTS_PER_HOUR?: number;
  LETTERS_PER_HOUR?: number;
};

/**
 * The limits: failed sign-ins per account in 15 minutes and per IP address in an hour; new accounts per IP address in
 * an hour; requested emails to one e-mail address in an hour (ten times as many from one IP address).
 */
export const limitsOf = (settings: LimitSettings) => ({
  perAccount: settings.SIGN_IN_TRIES,
  perAddress: settings.SIGN_INS_PER_HOUR ?? 100,
  accounts: settings.ACCOUNTS_PER_HOUR ?? 30,
  emails: settings.LETTERS_PER_HOUR ?? 5,
});
