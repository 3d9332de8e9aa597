import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Summe vor Steuern",
  "total.taxLater": "Die Steuer kommt mit deiner Adresse dazu.",
  "giftCard.fold": "Geschenkkarte einlösen",
  "help.ask": "Fragen? Schreib uns",
  "help.returns": "So gehen Rücksendungen",
  "help.secure": "Verschlüsselt übertragen. Kartennummern behalten wir nie.",
  "help.title": "Hilfe bei dieser Bestellung",
  "done.arrives": "Kommt {dates} an.",
  "done.open": "Bestellung öffnen",
  "account.title": "Bestellung behalten: ein Passwort wählen",
  "account.text": "Den Rest wissen wir: deinen Namen, {email} und diese Bestellung.",
  "account.submit": "Konto eröffnen",
  "account.done": "Dein Konto ist offen, und diese Bestellung liegt darin.",
  "account.taken": "Für diese Adresse gibt es schon ein Konto. {link}, dann liegt die nächste Bestellung darin.",
  "account.signIn": "Melde dich an",
} satisfies TextsLike<typeof en>;
