import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  title: "Beställning {number}",
  heading: "Betala mellanskillnaden",
  text: "Ditt byte kostar {amount} mer. Vi håller varorna åt dig till {until}; därefter betalar vi tillbaka det du har returnerat.",
  items: "Det du får",
  pay: "Betala {amount}",
  declined: "Banken sa nej och inget har dragits. Kontrollera uppgifterna eller prova ett annat kort.",
  unclear: "Betalningen håller på att klaras upp. Inget dras två gånger.",
  over: "Det här bytet är avslutat",
  "over.text": "Det kan inte längre betalas. Det du har returnerat betalas tillbaka.",
  support: "Hjälp",
} satisfies TextsLike<typeof en>;
