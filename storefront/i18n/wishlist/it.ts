import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Desideri",
  "wish.shared": "Una lista dei desideri",
  "wish.empty": "Ancora niente appeso.",
  "wish.empty.text": "Il cuore di un prodotto lo tiene qui.",
  "wish.signin": "Accedi e ritrova la tua lista",
  "wish.guest": "Resta in questo browser. Accedi per conservarla.",
  "wish.cart": "Aggiungi al carrello",
  "wish.share": "Link per mostrarla",
  "wish.share.text": "Chi ha questo link vede la lista e nient’altro di te.",
  "wish.full": {
    one: "La lista è piena: contiene {count} prodotto.",
    other: "La lista è piena: contiene {count} prodotti.",
  },
  "wish.missing": "Quel prodotto non c’è più.",
} satisfies TextsLike<typeof en>;
