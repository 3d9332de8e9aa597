import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Bestille og betale",
  "group.delivery": "Levering",
  "group.returns": "Retur og garanti",
  "group.sizes": "Størrelser og passform",
  "group.care": "Stell og reparasjon",
  "group.account": "Kontoen og vi",
  "group.more": "Flere svar",
  "way.order": "Hvor er bestillingen min?",
  "way.return": "Start en retur",
  "way.size": "Finn min størrelse",
  find: "Hva gjelder det?",
  "find.example": "refusjon, bootstørrelse, DHL",
  "find.submit": "Søk",
  nothing: "Ingen korte svar har de ordene. Spør oss, så svarer et menneske.",
  "return.guest": "Uten konto",
  changed: "Sist endret {date}",
  related: "Hører sammen med dette",
  all: "Alle svar",
} satisfies TextsLike<typeof en>;
