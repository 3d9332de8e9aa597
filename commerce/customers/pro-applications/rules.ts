import { emailFault, textFault } from "#commerce/customers/accounts/rules.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { baseRegionOf, shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { proRegions } from "#commerce/shared/regions/schema.ts";
import {
  type ApplicationFault,
  type ApplicationFaults,
  type ApplicationForm,
  type AssociationKind,
  associationKinds,
  type ProRegion,
} from "./schema.ts";

export const largestProof = 5 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;
/** How long a proof from a refused form is kept for the next attempt. */
export const waitingLife = 60 * 60 * 1000;
/** How long the links in emails are valid: for staff to decide, and for applicants to open their account. */
export const reviewLinkLife = 60 * day;
export const createLinkLife = 30 * day;
/** How long before its end a code's holder is reminded. */
export const remindBefore = 30 * day;

export const isProRegionName = (text: string): text is ProRegion => (proRegions as readonly string[]).includes(text);
export const isKind = (text: string): text is AssociationKind => (associationKinds as readonly string[]).includes(text);

/** The pro region for customers from a country; staff may choose another. */
export function proRegionFor(country: string): ProRegion {
  const base = shoppingRegionOf(country);
  return proRegions.find((region) => baseRegionOf(region) === base) ?? "pro";
}

/** A year after the last day when that is still to come, else a year from today: "2027-11-21". */
export function nextExpiry(current: string | undefined, now: Date): string {
  const start = Math.max(now.getTime(), current ? Date.parse(current) || 0 : 0);
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end.toISOString().slice(0, 10);
}

/**
 * The accepted pictures and documents, recognised by their first bytes, because names and types given by the sender
 * prove nothing.
 */
const kinds: readonly [type: string, ending: string, matches: (bytes: Uint8Array) => boolean][] = [
  ["application/pdf", "pdf", (bytes) => begins(bytes, "%PDF-")],
  ["image/jpeg", "jpg", (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ["image/png", "png", (bytes) => begins(bytes, "\x89PNG\r\n\x1a\n")],
  ["image/webp", "webp", (bytes) => begins(bytes, "RIFF") && begins(bytes.subarray(8), "WEBP")],
];
const begins = (bytes: Uint8Array, text: string) => [...text].every((char, at) => bytes[at] === char.charCodeAt(0));

export function proofKind(bytes: Uint8Array): { type: string; ending: string } | null {
  const found = kinds.find(([, , matches]) => matches(bytes));
  return found ? { type: found[0], ending: found[1] } : null;
}

export function applicationFaults(form: ApplicationForm, proof: Uint8Array | null): ApplicationFaults {
  const text = (value: string, most: number, isOptional = false) =>
    textFault(value, most, isOptional) as ApplicationFault | null;
  const found: Record<string, ApplicationFault | null> = {
    first_name: text(form.first_name, 80),
    last_name: text(form.last_name, 80),
    email: emailFault(form.email) as ApplicationFault | null,
    kind: isKind(form.kind) ? null : "required",
    association: text(form.association, 120),
    country: allowedCountries.includes(form.country) ? null : "required",
    role: text(form.role, 120),
    notes: text(form.notes.replace(/[\t\r\n]/g, " "), 1000, true),
    proof: proofFault(proof),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, ApplicationFault] => entry[1] !== null),
  );
}

function proofFault(proof: Uint8Array | null): ApplicationFault | null {
  if (!proof || proof.length === 0) return "required";
  if (proof.length > largestProof) return "proof-too-big";
  return proofKind(proof) ? null : "bad-proof";
}
