import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Bestilling {number}",
  heading: "Betal mellomlegget",
  text: "Byttet ditt koster {amount} mer. Vi holder varene av til deg til {until}; etter det betaler vi tilbake det du har returnert.",
  items: "Dette får du",
  pay: "Betal {amount}",
  declined: "Banken sa nei, og ingenting er trukket. Sjekk tallene eller prøv et annet kort.",
  unclear: "Betalingen blir avklart. Ingenting trekkes to ganger.",
  over: "Dette byttet er avsluttet",
  "over.text": "Det kan ikke lenger betales. Det du har returnert, betales tilbake.",
  support: "Hjelp",
} satisfies TextsLike<typeof en>;
