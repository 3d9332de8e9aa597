import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Bestellung {number}",
  heading: "Differenz bezahlen",
  text: "Dein Umtausch kostet {amount} mehr. Wir halten die Ware bis {until} für dich bereit; danach erstatten wir, was du zurückgegeben hast.",
  items: "Was du bekommst",
  pay: "{amount} bezahlen",
  declined: "Die Bank hat abgelehnt, und es wurde nichts abgebucht. Prüfe die Angaben oder nimm eine andere Karte.",
  unclear: "Die Zahlung wird noch geklärt. Es wird nichts doppelt abgebucht.",
  over: "Dieser Umtausch ist beendet",
  "over.text": "Er kann nicht mehr bezahlt werden. Was du zurückgegeben hast, wird erstattet.",
  support: "Hilfe",
} satisfies TextsLike<typeof en>;
