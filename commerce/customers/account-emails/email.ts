import { defaultBrand, signature } from "#commerce/shared/email/brand.ts";
import { button, fill, font, helpLine, helpOf, plainButton, safe, sheet, slate } from "#commerce/shared/email/frame.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { LetterKind } from "./schema.ts";
import { letterTexts } from "./texts/all.ts";

/** Absolute addresses: what the button does, and the support pages. */
export type LetterLinks = { action: string; support: string };

export type Letter = { subject: string; html: string; text: string };

/**
 * One of the letters about an account. It calls nobody by name: whoever opens an account with somebody else's address
 * chooses the name, and could have us deliver whatever they write into it.
 */
export function accountLetter(kind: LetterKind, language: Language, links: LetterLinks, brand = defaultBrand): Letter {
  const texts = letterTexts[language];
  const own = texts[kind];
  const [subject, text] = [fill(own.subject, { brand: brand.name }), fill(own.text, { brand: brand.name })];
  const help = helpOf(texts.help, links.support);
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(own.title)}</h1>
<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5">${safe(text)}</p>
${button({ text: own.button, href: links.action })}
<p style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;${slate}">${safe(own.note)}</p>
</td></tr>`;
  return {
    subject,
    html: sheet({ language, brand, subject, preview: text }, rows, helpLine(help)),
    text: [
      own.title,
      text,
      plainButton(language, { text: own.button, href: links.action }),
      own.note,
      `${help.before}${help.href}${help.after}`,
      signature(brand),
    ].join("\n\n"),
  };
}
