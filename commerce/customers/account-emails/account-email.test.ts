import { describe, expect, it } from "vitest";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { AccountEmailKind } from "./schema.ts";
import { accountEmail } from "./send.ts";
import { accountEmailTexts } from "./texts/all.ts";

const links = {
  action: "https://firn.example/de-at/account/reset-password?token=abc",
  support: "https://firn.example/s",
};
const languages = Object.keys(accountEmailTexts) as Language[];
const kinds: AccountEmailKind[] = [
  "welcome",
  "confirm",
  "new-address",
  "address-notice",
  "reset",
  "password-notice",
  "passkey-added",
  "passkey-removed",
];

describe.each(languages)("3.7 the emails in %s", (language) => {
  it.each(kinds)("%s says it in text and in HTML, with its link", (kind) => {
    const { subject, html, text } = accountEmail(kind, language, links, { name: "R&D <Boards>", contact: [] });
    const own = accountEmailTexts[language][kind];
    for (const part of [own.title, own.note, own.button, links.action, links.support]) expect(text).toContain(part);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`href="${links.action}"`);
    expect(html).not.toContain("<Boards>");
    expect([subject, text, html].join()).not.toMatch(/\{\w+\}|undefined/);
    expect(subject.length).toBeLessThan(70);
  });

  it("without markup, link a button as the language writes its colon", () => {
    const { text } = accountEmail("reset", language, links);
    const colon = { fr: "\u00a0:", ja: "：" }[language as string] ?? ":";
    expect(text).toContain(`${accountEmailTexts[language].reset.button}${colon}\n${links.action}`);
  });

  it("are in that language, every sentence of them", () => {
    if (language === "en") return;
    const sentences = (texts: (typeof accountEmailTexts)["en"]) =>
      kinds.flatMap((kind) => [texts[kind].text, texts[kind].note, texts[kind].subject]);
    const english = new Set(sentences(accountEmailTexts.en));
    expect(sentences(accountEmailTexts[language]).filter((text) => english.has(text))).toEqual([]);
  });
});
