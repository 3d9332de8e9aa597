import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Seulement les différences",
  differs: "diffère",
  pick: "Choisis-en une",
  add: "Ajouter",
  see: "Voir la planche",
  remove: "Retirer",
  example: "Voici à quoi cela ressemble",
  "example.open": "Comparer ces trois",
} satisfies TextsLike<typeof en>;
