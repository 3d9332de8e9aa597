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
  bulkPromotions: {
    one: "Modifica {count} promozione",
    many: "Modifica {count} di promozioni",
    other: "Modifica {count} promozioni",
  },
  bulkGiftCards: {
    one: "Modifica {count} carta regalo",
    many: "Modifica {count} di carte regalo",
    other: "Modifica {count} carte regalo",
  },
  bulkStock: {
    one: "Modifica la giacenza di {count} variante",
    many: "Modifica la giacenza di {count} di varianti",
    other: "Modifica la giacenza di {count} varianti",
  },
  bulkSwitchOn: "Attiva",
  bulkSwitchOff: "Disattiva",
  bulkEndNow: "Termina ora",
  bulkExpiry: "Nuova data di scadenza",
  bulkExpiryHint: "Vuoto: non scadono.",
  bulkSetPieces: "Imposta il numero di pezzi",
  bulkAddPieces: "Aggiungi pezzi",
  bulkSubtractPieces: "Togli pezzi",
  bulkLow: "Soglia di scorta bassa",
  bulkLowHint: "Vuoto: vale il numero del negozio.",
} satisfies TextsLike<typeof en>;
