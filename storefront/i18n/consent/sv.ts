import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "consent.title": "Innan du fortsätter",
  "consent.text":
    "Vi vill gärna räkna besök och mäta vår reklam med hjälp av andra. Du bestämmer, och du kan ändra dig när som helst längst ner på sidan.",
  "consent.accept": "Godkänn",
  "consent.refuse": "Avböj",
  "consent.choose": "Välj",
  "consent.save": "Spara valet",
  "consent.necessary": "Nödvändiga",
  "consent.necessary-text": "Varukorg, inloggning, språk: utan dem fungerar inte butiken.",
  "consent.analytics": "Statistik",
  "consent.analytics-text": "Vilka sidor som läses och var man går vilse.",
  "consent.marketing": "Reklam",
  "consent.marketing-text": "Om vår reklam på andra ställen leder någon hit.",
} satisfies TextsLike<typeof en>;
