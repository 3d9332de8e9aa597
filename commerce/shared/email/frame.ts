import type { Language } from "#commerce/shared/regions/schema.ts";
import type { LetterBrand } from "./brand.ts";
import { colon } from "./rules.ts";

/** What all our letters look like: the sheet of 600 px with the brand on top, and its parts. Mail programs know tables and inline styles, and little else. */

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const safe = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char);

export const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
export const slate = "color:#5a6570";
export const label = `${font};font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;${slate}`;
export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

export type Sheet = {
  language: Language;
  brand: LetterBrand;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
};

/** The whole message as an HTML document that folds on phones; `rows` are rows of a table, `foot` stands below them in small print. */
export const sheet = ({ language, brand, subject, preview }: Sheet, rows: string, foot: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f4f6;color:#0e1216">
<div style="display:none;max-height:0;overflow:hidden">${safe(preview)}</div>
<table ${table} style="background:#f2f4f6"><tr><td align="center" style="padding:24px 12px">
<table ${table} style="max-width:600px;background:#ffffff">
<tr><td style="background:#0e1216;padding:22px 32px;${font};font-size:22px;font-weight:800;letter-spacing:.02em;color:#ffffff">${wordmark(brand)}</td></tr>
${rows}
<tr><td style="background:#f2f4f6;padding:24px 32px;${font};font-size:14px;line-height:1.5;${slate}">
${foot}${contactLine(brand)}
</td></tr>
</table></td></tr></table></body></html>`;

/** Its picture; FIRN with its piste pole; any other name as it is. */
function wordmark({ name, logo }: LetterBrand): string {
  if (logo) return `<img src="${safe(logo)}" height="32" alt="${safe(name)}" style="display:block;height:32px">`;
  return name === "Firn" ? 'F<span style="color:#ff5a1f">I</span>RN' : safe(name);
}

const contactLine = ({ name, contact }: LetterBrand): string =>
  contact.length > 0 ? `\n<p style="margin:8px 0 0">${[name, ...contact].map(safe).join(" · ")}</p>` : "";

export const button = ({ text, href }: { text: string; href: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:#0e1216;border-radius:2px"><a href="${safe(href)}" style="display:inline-block;padding:14px 26px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${safe(text)}</a></td></tr></table>`;

export type Help = { before: string; href: string; after: string };

/** A sentence with the address of the support pages in it: "Questions? {link} has answers." */
export function helpOf(text: string, href: string): Help {
  const [before = "", after = ""] = text.split("{link}");
  return { before, href, after };
}

export const helpLine = ({ before, href, after }: Help): string =>
  `<p style="margin:0">${safe(before)}<a href="${safe(href)}" style="color:#1b4dff">${safe(href.replace(/^https?:\/\//, ""))}</a>${safe(after)}</p>`;

/** A button where there is no markup: what it does, and below it the address. */
export const plainButton = (language: Language, { text, href }: { text: string; href: string }): string =>
  `${text}${colon(language).trimEnd()}\n${href}`;

/** Puts values into a text's places: fill("Order {number}", { number }). Places without a value stay. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
