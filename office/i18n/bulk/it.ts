import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: {
    one: "Modifica {count} prodotto",
    many: "Modifica {count} di prodotti",
    other: "Modifica {count} prodotti",
  },
  bulkTitleMany: "Modifica tutti i risultati",
  bulkWhat: "Che cosa cambia",
  bulkSale: "Prezzi scontati con date",
  bulkEndSales: "Termina gli sconti",
  bulkAddCategories: "Aggiungi a categorie",
  bulkRemoveCategories: "Togli da categorie",
  bulkPriceLists: "Listini",
  bulkHow: "Come",
  bulkRound: "Termina con",
  bulkNotRounded: "Come risulta",
  bulkAsItIs: "Invariato",
  bulkLook: "Vedi che cosa cambia",
  bulkNothing: "Non cambierebbe nulla.",
  bulkFirst: "I primi {shown} di {count}:",
} satisfies TextsLike<typeof en>;
