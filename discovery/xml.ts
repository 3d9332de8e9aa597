import escapeHtml from "escape-html";

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(forbidden, ""));

/** <name>text</name>, or nothing when there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";
