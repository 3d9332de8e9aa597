import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "preferences.title": "Sprache und Post",
  "preferences.text": "Mails zu deinen Bestellungen kommen immer.",
  "preferences.language": "Sprache",
  "preferences.language.none": "Wie im Shop",
  "preferences.language.hint":
    "Für unsere Mails und, wo der Shop deines Landes sie spricht, für die Seiten nach dem Anmelden.",
  "preferences.lists": "Das bekommst du",
  "preferences.carts": "Erinnerungen an einen stehen gelassenen Warenkorb",
  "preferences.carts.hint":
    "Nur bei Warenkörben, für die du es an der Kasse wünschst, oder solange du unsere Neuigkeiten bekommst.",
  "preferences.reviews": "Eine Mail mit der Frage, wie mir das Gekaufte gefällt",
  "preferences.submit": "Speichern",
  "preferences.saved": "Deine Auswahl ist gesichert.",
  "preferences.unconfirmed":
    "Folge zuerst dem Link in der Mail an {email}. Danach bestimmst du hier, was dorthin kommt.",
  "preferences.watches": "Du wartest auf",
  "preferences.watches.text": "Wir schreiben einmal, sobald es wieder zu haben ist.",
  "preferences.watches.stop": "Nicht mehr warten",
  "preferences.watches.stopped": "Du wartest nicht mehr darauf.",
  "preferences.address.use.shipping": "Pakete gehen hierhin, wenn ich nichts anderes sage",
  "preferences.address.use.billing": "Rechnungen lauten auf diese Adresse",
  "preferences.address.for.shipping": "Pakete gehen hierhin",
  "preferences.address.for.billing": "Rechnungen gehen hierhin",
  "address.fact.collect": "Lieber abholen?",
  "address.fact.collect.text": "Läden mit Abholung heben dein Paket auf.",
  "address.fact.sent": "Schon unterwegs?",
  "address.fact.sent.text": "Ein Paket, das los ist, behält seine Adresse.",
  "address.fact.present": "Für jemand anderen?",
  "address.fact.present.text": "An der Kasse geht jede Adresse. Keine muss hier stehen.",
} satisfies TextsLike<typeof en>;
