import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Inte sparat än",
  "unsaved.text":
    "Din session hade gått ut när du skickade formuläret. Inget har gått förlorat: skicka det nu eller låt bli. Lösenord sparas inte; du får ange dem igen.",
  "unsaved.send": "Skicka nu",
  "unsaved.leave": "Skicka inte",
} satisfies TextsLike<typeof en>;
