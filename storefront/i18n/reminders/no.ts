import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Handlekurven din",
  "restore.text": "Dette la du igjen. Ett klikk, og det ligger i handlekurven i denne nettleseren, til dagens priser.",
  "restore.submit": "Legg i handlekurven min",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Denne handlekurven finnes ikke lenger",
  "restore.over": "Den er blitt en bestilling, eller er tømt siden. Hyllene er fortsatt fulle.",
  "restore.home": "Se deg rundt",
  "restore.some": {
    one: "Ikke alt er å få lenger. I handlekurven: {added} av {count} vare.",
    other: "Ikke alt er å få lenger. I handlekurven: {added} av {count} varer.",
  },
  "restore.cart": "Til handlekurven",
  "reminders.title": "Ingen flere e-poster om handlekurver",
  "reminders.text": "Vi skriver ikke lenger til deg når noe blir liggende i handlekurven.",
  "reminders.submit": "Ikke flere slike e-poster",
  "reminders.done": "Ferdig. Det kommer ingen flere e-poster om forlatte handlekurver.",
} satisfies TextsLike<typeof en>;
