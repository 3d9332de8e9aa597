import { commonPasswords } from "./common-passwords.ts";

/** What can be wrong with a name, an e-mail address or a password, whoever chooses it: a customer or a member of staff. */
export type CredentialFault =
  | "required"
  | "too-long"
  | "bad-characters"
  | "bad-email"
  | "too-short"
  | "same-as-email"
  | "too-common";

/** Most characters of a field, and fewest of a password. */
export const lengths = { email: 254, name: 80, password: 200, shortestPassword: 8 };

/** Trimmed, with inner white space of names as single spaces. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Typed on another keyboard it is still the same password. */
export const samePassword = (password: string): string => password.normalize("NFKC");

/** One mailbox in one spelling, however it was typed: usual width, no white space around it, the domain in small letters. */
export const mailbox = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .replace(/@[^@]*$/, (domain) => domain.toLowerCase());

/** Control characters and halves of characters cannot be stored, or are no text. */
export const isText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Nothing that could be seen: white space, or characters without a width. */
const isBlank = (text: string): boolean => /^[\s\p{Cf}\u115f\u1160\u3164\uffa0]*$/u.test(text);

/** A text of at most `longest` characters; empty only where it is optional. */
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

/** Eight characters or more, neither the e-mail address nor what everybody tries first. */
export function passwordFault(password: string, email: string): CredentialFault | null {
  if (password === "") return "required";
  if (!isText(password)) return "bad-characters";
  if (password.length > lengths.password) return "too-long";
  if ([...password].length < lengths.shortestPassword) return "too-short";
  const plain = samePassword(password).trim().toLowerCase();
  if (plain === mailbox(email).toLowerCase()) return "same-as-email";
  return commonPasswords.has(plain) || /^(.)\1*$/u.test(plain) ? "too-common" : null;
}

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
