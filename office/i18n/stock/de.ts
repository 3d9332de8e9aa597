import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Bestand von {name}",
  difference: "Änderung",
  reasonSale: "Verkauf",
  reasonReturn: "Rückgabe",
  reasonCount: "Inventur",
  reasonCorrection: "Korrektur",
  reasonImport: "Lieferung oder Import",
  counted: "Gezählte Stück",
  cameOrWent: "Stück mehr oder weniger",
  cameOrWentHint: "Mit Minus gehen sie ab: −2.",
  adjust: "Bestand anpassen",
  noLedger: "Es hat sich noch nichts geändert.",
  reasonRevert: "Änderung rückgängig gemacht",
  countList: "Liste zählen",
  countLead:
    "Geh eine Liste durch und tippe, was du zählst oder was kam und ging. Was inzwischen verkauft wird, bleibt verkauft.",
  countEntered: { one: "{count} Zahl eingegeben", other: "{count} Zahlen eingegeben" },
  countWrong: { one: "{count} ist keine ganze Zahl", other: "{count} sind keine ganzen Zahlen" },
  countChanges: {
    one: "{count} Bestand ändert sich. Grund: {reason}",
    other: "{count} Bestände ändern sich. Grund: {reason}",
  },
  countLeave: {
    one: "{count} Zahl ist nicht gespeichert. Trotzdem gehen?",
    other: "{count} Zahlen sind nicht gespeichert. Trotzdem gehen?",
  },
  lowFromHint:
    "Bei so vielen Stück oder weniger ist der Bestand knapp. Varianten können in der Liste eine eigene Zahl haben.",
} satisfies TextsLike<typeof en>;
