import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Prima: {value}",
  sheetRound: "Arrotonda a ,95",
  sheetFill: "Riempi in basso",
  sheetRedo: "Ripeti",
  sheetBar: "Modifica le celle selezionate",
  sheetChanges: { one: "Cambia {count} cella.", other: "Cambiano {count} celle." },
  sheetLowest: "Prezzo più basso di 30 giorni, mostrato insieme",
  sheetKept: {
    one: "{count} cella modificata non è ancora salvata; resta nel foglio come bozza.",
    other: "{count} celle modificate non sono ancora salvate; restano nel foglio come bozza.",
  },
  sheetLost: {
    one: "{count} cella della bozza è stata tralasciata: la sua variante non è più in questo foglio.",
    other: "{count} celle della bozza sono state tralasciate: le loro varianti non sono più in questo foglio.",
  },
  sheetConflict:
    "Nel frattempo qualcun altro ha modificato le celle segnate. Controllale e salva di nuovo per impostare i tuoi valori.",
  sheetNow: "Ora il valore è {value}",
  sheetHint:
    "Scrivi per modificare una cella, incolla intervalli da un foglio di calcolo. Ctrl+D riempie in basso, Ctrl+A seleziona la colonna, Ctrl+Z annulla.",
  sheetDays:
    "Gli sconti seguono l’ora di {zone}. Un giorno senza ora inizia a mezzanotte; l’ultimo vale fino alla fine.",
  sheetUnsaved: { one: "{count} cella non ancora salvata", other: "{count} celle non ancora salvate" },
} satisfies TextsLike<typeof en>;
