import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bare forskjeller",
  differs: "er ulikt",
  pick: "Velg et",
  add: "Legg til",
  remove: "Fjern",
  start: "Tre å begynne med",
  "start.own": "Sist sett",
  most: "Oransje: den høyeste verdien i raden.",
  unsure: "Usikker? Finn brettet ditt",
} satisfies TextsLike<typeof en>;
