import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: {
    one: "Modifica {count} prodotto",
    many: "Modifica {count} di prodotti",
    other: "Modifica {count} prodotti",
  },
  bulkTitleOrders: {
    one: "Modifica {count} ordine",
    many: "Modifica {count} di ordini",
    other: "Modifica {count} ordini",
  },
  bulkTitleCustomers: {
    one: "Modifica {count} cliente",
    many: "Modifica {count} di clienti",
    other: "Modifica {count} clienti",
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
  bulkAddTags: "Aggiungi etichette",
  bulkRemoveTags: "Togli etichette",
  bulkHold: "Sospendi",
  bulkHoldHint:
    "Non possono essere spediti finché qualcuno non li sblocca. Gli ordini già spediti o sospesi restano come sono.",
  bulkRelease: "Sblocca",
  bulkDelivered: "Segna i pacchi come consegnati",
  bulkDeliveredHint:
    "Ogni pacco in viaggio risulta da ora consegnato e l’acquirente riceve la relativa e-mail. Non si può annullare. Gli ordini senza pacchi in viaggio restano come sono.",
  bulkReady: "Pronti per il ritiro",
  bulkReadyHint:
    "Gli acquirenti ricevono l’e-mail che il loro ordine è pronto in negozio. Non si può annullare. Gli ordini sospesi o da spedire restano come sono.",
  bulkGroup: "Metti in un gruppo",
  bulkNoGroup: "Nessun gruppo",
  bulkChoose: "Scegli…",
  bulkPapers: "Stampa per preparare",
  bulkToPack: {
    one: "{count} di questi ordini si può preparare.",
    many: "{count} di questi ordini si possono preparare.",
    other: "{count} di questi ordini si possono preparare.",
  },
  bulkToDesk: "Metti sul banco spedizioni",
  bulkOldestOnly:
    "Ci sono altri ordini corrispondenti. Questi sono i {count} più vecchi: restringa l’elenco per stamparne altri.",
} satisfies TextsLike<typeof en>;
