import { margin, openPaper, type Paper, width } from "#commerce/sales/orders/pdf.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Attachment } from "#platform/mail.ts";
import type { TermsSection } from "./terms-page.ts";
import { lawTexts } from "./withdrawal-law/all.ts";

export type LawDocument = {
  language: Language;
  /** The shop's name and address, line by line. */
  seller: readonly string[];
  email: string;
  /** The page where the contract can be withdrawn from. */
  link: string;
  /** The terms agreed to, from the shop's page; empty when none are published. */
  terms: readonly TermsSection[];
};

/**
 * Terms, withdrawal instructions and the model form as one PDF that the buyer keeps unchanged (2011/83/EU, article
 * 8(7)): it is a durable medium, which a link to a page is not.
 */
export async function lawAttachment({ language, seller, email, link, terms }: LawDocument): Promise<Attachment> {
  const texts = lawTexts[language];
  const values = { seller: seller.join(", "), email, link };
  const law = texts.parts.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
  }));
  const paper = await openPaper(texts.title, language);
  if (terms.length > 0) writeParts(paper, texts.terms, terms);
  writeParts(paper, "", law);
  return { filename: texts.file, content: Buffer.from(await paper.finish()), contentType: "application/pdf" };
}

const most = width - 2 * margin;

function writeParts(paper: Paper, title: string, parts: readonly TermsSection[]): void {
  if (title) write(paper, title, 20);
  for (const { heading, paragraphs } of parts) {
    paper.need(60);
    if (heading) write(paper, heading, 13);
    for (const paragraph of paragraphs) write(paper, paragraph);
    paper.y += 12;
  }
}

function write(paper: Paper, text: string, size?: number): void {
  const style = size ? { size, isBold: true } : {};
  const height = size ? size * 1.4 : 14;
  for (const line of pieces(text).flatMap((piece) => paper.fold(piece, most, style))) {
    paper.need(height);
    paper.put(line, margin, style);
    paper.y += height;
  }
  paper.y += 6;
}

/** The PDF library takes texts of up to 500 characters; longer ones are split between words. */
function pieces(text: string): string[] {
  return text.match(/.{1,480}(?:\s|$)|.{1,480}/gsu) ?? [];
}
