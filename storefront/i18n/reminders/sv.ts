import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Din varukorg",
  "restore.text": "Det här lämnade du. Ett klick, och det ligger i den här webbläsarens varukorg, till dagens priser.",
  "restore.submit": "Lägg i min varukorg",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Den här varukorgen finns inte längre",
  "restore.over": "Den har blivit en beställning, eller tömts sedan dess. Hyllorna är fortfarande fulla.",
  "restore.home": "Se dig omkring",
  "restore.some": {
    one: "Allt går inte längre att få. I varukorgen: {added} av {count} artikel.",
    other: "Allt går inte längre att få. I varukorgen: {added} av {count} artiklar.",
  },
  "restore.cart": "Till varukorgen",
  "reminders.title": "Inga fler mejl om varukorgar",
  "reminders.text": "Vi skriver inte längre när något blir kvar i din varukorg.",
  "reminders.submit": "Inga fler sådana mejl",
  "reminders.done": "Klart. Det kommer inga fler mejl om övergivna varukorgar.",
} satisfies TextsLike<typeof en>;
