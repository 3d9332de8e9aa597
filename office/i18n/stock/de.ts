import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  countList: "Liste zählen",
  countLead:
    "Gehen Sie eine Liste durch und tippen Sie, was Sie zählen oder was kam und ging. Was inzwischen verkauft wird, bleibt verkauft.",
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
  lowFrom: "Knapp ab",
  lowFromHint:
    "Bei so vielen Stück oder weniger ist der Bestand knapp. Varianten können in der Liste eine eigene Zahl haben.",
} satisfies TextsLike<typeof en>;
