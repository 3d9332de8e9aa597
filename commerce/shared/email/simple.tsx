import type { ReactNode } from "react";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { EmailBrand } from "./brand.ts";
import { Button, EmailFrame, font, HelpLine, Note, Paragraph, Row, renderEmail, Title } from "./frame.tsx";
import { type EmailLink, linkedSentence, plainButton, plainSentence, plainText } from "./plain-text.ts";

/** An email with both parts. HTML and plain text have the same content. */
export type Email = { subject: string; html: string; text: string };

export type SimpleEmail = {
  language: Language;
  brand: EmailBrand;
  subject: string;
  title: string;
  text: string;
  /** What stands between the text and the button, as markup and as plain-text paragraphs. */
  content?: ReactNode;
  plain?: readonly string[];
  button?: EmailLink;
  note?: string;
  /** A sentence with a `{link}`, and the address of the link. */
  help: string;
  support: string;
  foot?: ReactNode;
  plainFoot?: string;
};

export function simpleEmail({ subject, title, text, content, plain = [], button, note, ...email }: SimpleEmail): Email {
  const { language, brand } = email;
  const help = linkedSentence(email.help, email.support);
  const foot = (
    <>
      <HelpLine {...help} />
      {email.foot}
    </>
  );
  const html = (
    <EmailFrame language={language} brand={brand} subject={subject} preview={text} foot={foot}>
      <Row>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        {content}
        {button && <Button {...button} />}
        {note && <Note>{note}</Note>}
      </Row>
    </EmailFrame>
  );
  const paragraphs = [title, text, ...plain, button && plainButton(language, button), note, plainSentence(help)];
  return { subject, html: renderEmail(html), text: plainText(brand, [...paragraphs, email.plainFoot]) };
}

type StaffEmail = {
  brand: EmailBrand;
  subject: string;
  preview: string;
  /** Names and values. Entries with an empty value are left out. */
  facts: readonly (readonly [string, string])[];
  text?: string;
  button: EmailLink;
};

/** Returns an email to staff, in English, about something to decide, with the link to the decision. */
export function staffEmail({ brand, subject, preview, facts, text, button }: StaffEmail): Email {
  const known = facts.filter(([, value]) => value);
  const html = (
    <EmailFrame language="en" brand={brand} subject={subject} preview={preview}>
      <Row>
        <h1 style={{ margin: "0 0 16px", ...font, fontSize: 28, color: "#0e1216" }}>{subject}</h1>
        {known.map(([name, value]) => (
          <p key={name} style={{ margin: "0 0 8px", ...font, fontSize: 16 }}>
            <strong>{name}</strong> {value}
          </p>
        ))}
        {text && <Paragraph style={{ whiteSpace: "pre-line" }}>{text}</Paragraph>}
        <Button {...button} />
      </Row>
    </EmailFrame>
  );
  const lines = [
    ...known.map(([name, value]) => `${name}: ${value}`),
    ...(text ? [text] : []),
    `Decide: ${button.href}`,
  ];
  return { subject, html: renderEmail(html), text: lines.join("\n") };
}
