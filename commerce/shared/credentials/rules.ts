import { commonPasswords } from "./common-passwords.ts";

/** What can be wrong with the name, email address or password of a customer or staff member. */
export type CredentialFault =
  | "required"
  | "too-long"
  | "bad-characters"
  | "bad-email"
  | "too-short"
  | "same-as-email"
  | "too-common";

/** The maximum lengths of fields, and the minimum length of a password. */
export const lengths = { email: 254, name: 80, password: 200, shortestPassword: 8 };

/** Trims the text and reduces inner white space to single spaces. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Normalises a password, so that it is the same when typed on another keyboard. */
export const samePassword = (password: string): string => password.normalize("NFKC");

/**
 * Returns the one spelling of an email address: normal character width, no white space around it, the domain in lower
 * case.
 */
export const mailbox = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .replace(/@[^@]*$/, (domain) => domain.toLowerCase());

/** Control characters and lone surrogates are refused, because they cannot be stored or are not text. */
export const isText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Whether nothing of the text is visible: only white space or characters without a width. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\u115f\u1160\u3164\uffa0]*$/u.test(text);

/** Checks a text of at most `longest` characters. It may be empty only when it is optional. */
export function textFault(text: string, longest: number, isOptional = false): CredentialFault | null {
  if (isBlank(text)) return isOptional ? null : "required";
  if (!isText(text.trim())) return "bad-characters";
  return text.length > longest ? "too-long" : null;
}

export function emailFault(typed: string): CredentialFault | null {
  const email = mailbox(typed);
  const fault = textFault(email, lengths.email);
  if (fault) return fault;
  return /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/.test(email) ? null : "bad-email";
}

/** A password needs eight characters or more. It must not be the email address or a common password. */
export function passwordFault(password: string, email: string): CredentialFault | null {
  if (password === "") return "required";
  if (!isText(password)) return "bad-characters";
  if (password.length > lengths.password) return "too-long";
  if ([...password].length < lengths.shortestPassword) return "too-short";
  const plain = samePassword(password).trim().toLowerCase();
  if (plain === mailbox(email).toLowerCase()) return "same-as-email";
  return commonPasswords.has(plain) || /^(.)\1*$/u.test(plain) ? "too-common" : null;
}

/** The network that attempts are counted by: an IPv4 address, or the 64-bit network that a household with IPv6 has. */
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
