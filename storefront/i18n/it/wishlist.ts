import type en from "#storefront/i18n/en/wishlist.ts";

export default {
  "wish.title": "Desideri",
  "wish.shared": "Una lista dei desideri",
  "wish.empty": "Ancora niente",
  "wish.empty.text": "Il cuore di un prodotto lo tiene qui.",
  "wish.guest": "Resta in questo browser. Accedi per conservarla.",
  "wish.cart": "Aggiungi al carrello",
  "wish.share": "Link per mostrarla",
  "wish.share.text": "Chi ha questo link vede la lista e nient’altro di te.",
  "wish.full": "La lista è piena: contiene {count} prodotti.",
  "wish.missing": "Quel prodotto non c’è più.",
} satisfies Record<keyof typeof en, string>;
