import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Summa före skatt",
  "total.taxLater": "Skatten läggs till med din adress.",
  "giftCard.fold": "Använd ett presentkort",
  "help.ask": "Frågor? Skriv till oss",
  "help.returns": "Så fungerar returer",
  "help.secure": "Krypterat hela vägen. Vi sparar aldrig kortnummer.",
  "help.title": "Hjälp med beställningen",
  "done.arrives": "Kommer {dates}.",
  "done.open": "Öppna beställningen",
  "account.title": "Spara beställningen: välj ett lösenord",
  "account.text": "Resten vet vi: ditt namn, {email} och den här beställningen.",
  "account.submit": "Öppna kontot",
  "account.done": "Ditt konto är öppet, och beställningen ligger i det.",
  "account.taken": "Det finns redan ett konto för den här adressen. {link}, så ligger nästa beställning där.",
  "account.signIn": "Logga in",
} satisfies TextsLike<typeof en>;
