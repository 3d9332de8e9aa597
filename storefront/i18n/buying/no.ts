import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "total.beforeTax": "Sum før avgift",
  "total.taxLater": "Avgiften kommer til når vi har adressen.",
  "giftCard.fold": "Bruk et gavekort",
  "help.ask": "Spørsmål? Skriv til oss",
  "help.returns": "Slik fungerer returer",
  "help.secure": "Kryptert hele veien. Vi lagrer aldri kortnumre.",
  "help.title": "Hjelp med bestillingen",
  "done.arrives": "Kommer {dates}.",
  "done.open": "Åpne bestillingen",
  "account.title": "Ta vare på bestillingen: velg et passord",
  "account.text": "Resten vet vi: navnet ditt, {email} og denne bestillingen.",
  "account.submit": "Opprett kontoen",
  "account.done": "Kontoen din er åpnet, og denne bestillingen ligger i den.",
  "account.taken": "Det finnes allerede en konto for denne adressen. {link}, så ligger neste bestilling der.",
  "account.signIn": "Logg inn",
} satisfies TextsLike<typeof en>;
