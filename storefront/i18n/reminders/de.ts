import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "restore.title": "Dein Warenkorb",
  "restore.text":
    "Das hast du liegen lassen. Ein Klick, und es liegt im Warenkorb dieses Browsers, zu heutigen Preisen.",
  "restore.submit": "In meinen Warenkorb legen",
  "restore.pieces": "{count} × {name}",
  "restore.over.title": "Diesen Warenkorb gibt es nicht mehr",
  "restore.over": "Er ist eine Bestellung geworden oder wurde seither geleert. Die Regale sind noch voll.",
  "restore.home": "Umsehen",
  "restore.some": {
    one: "Nicht alles ist noch zu haben. Im Warenkorb: {added} von {count} Artikel.",
    other: "Nicht alles ist noch zu haben. Im Warenkorb: {added} von {count} Artikeln.",
  },
  "restore.cart": "Zum Warenkorb",
  "reminders.title": "Keine Mails zu Warenkörben mehr",
  "reminders.text": "Wir schreiben dir nicht mehr, wenn etwas in deinem Warenkorb liegen bleibt.",
  "reminders.submit": "Keine solchen Mails mehr",
  "reminders.done": "Erledigt. Zu verlassenen Warenkörben kommt nichts mehr.",
} satisfies TextsLike<typeof en>;
