import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  handOverTitle: "Consegna dell’ordine {number}",
  handOverText: "Controlla chi ritira: {name}.",
  pickUpHint: "La prima scansione prepara l’ordine e avvisa l’acquirente; la successiva lo consegna.",
  pickUpStore: "Negozio",
  allStores: "Tutti i negozi",
  toPrepare: "Da preparare",
  readyToCollect: "Pronto per il ritiro",
  handedLately: "Consegnati nell’ultimo giorno",
  nothingHere: "Qui non c’è nulla.",
  makeReady: "Preparare",
  makeReadyOf: "Preparare {number}",
  handOverOf: "Consegnare {number}",
  pickUpReady: "{number} è pronto e l’acquirente è avvisato.",
  pickUpHanded: "{number} è già stato consegnato.",
  pickUpUnknown: "{number} non è un ordine da ritirare.",
  takenByField: "Ritirato da",
  takenByHint: "Il nome sul documento, se non è l’acquirente.",
  takenByName: "Ritirato da {name}",
  undoHandOverOf: "Annullare la consegna di {number}",
  pickUpLate: "Nessuno dal {day}",
  readySince: "Pronto da {time}",
} satisfies TextsLike<typeof en>;
