import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Giacenza di {name}",
  difference: "Variazione",
  reasonSale: "Vendita",
  reasonReturn: "Reso",
  reasonCount: "Inventario",
  reasonCorrection: "Correzione",
  reasonImport: "Consegna o importazione",
  counted: "Pezzi contati",
  cameOrWent: "Pezzi in più o in meno",
  cameOrWentHint: "Con il meno escono: −2.",
  adjust: "Rettifica la giacenza",
  noLedger: "Non è ancora cambiato nulla.",
  reasonRevert: "Modifica annullata",
  countList: "Conta un elenco",
  countLead:
    "Scorra un elenco e inserisca quanto conta, o quanto è entrato e uscito. Ciò che si vende nel frattempo resta venduto.",
  countEntered: { one: "{count} numero inserito", other: "{count} numeri inseriti" },
  countWrong: { one: "{count} non è un numero intero", other: "{count} non sono numeri interi" },
  countChanges: {
    one: "{count} giacenza cambia. Motivo: {reason}",
    other: "{count} giacenze cambiano. Motivo: {reason}",
  },
  countLeave: {
    one: "{count} numero non è salvato. Uscire comunque?",
    other: "{count} numeri non sono salvati. Uscire comunque?",
  },
  lowFromHint:
    "Con questo numero di pezzi o meno la giacenza è scarsa. Le varianti possono avere un numero proprio nell’elenco.",
} satisfies TextsLike<typeof en>;
