import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Vorher: {value}",
  sheetRound: "Auf ,95 runden",
  sheetFill: "Nach unten ausfüllen",
  sheetRedo: "Wiederholen",
  sheetBar: "Ausgewählte Zellen ändern",
  sheetChanges: { one: "{count} Zelle ändert sich.", other: "{count} Zellen ändern sich." },
  sheetLowest: "Niedrigster Preis der letzten 30 Tage, wird mit angezeigt",
  sheetKept: {
    one: "{count} geänderte Zelle ist noch nicht gespeichert; sie bleibt in der Tabelle als Entwurf.",
    other: "{count} geänderte Zellen sind noch nicht gespeichert; sie bleiben in der Tabelle als Entwurf.",
  },
  sheetLost: {
    one: "{count} Zelle des Entwurfs entfällt: Ihre Variante steht nicht mehr in dieser Tabelle.",
    other: "{count} Zellen des Entwurfs entfallen: Ihre Varianten stehen nicht mehr in dieser Tabelle.",
  },
  sheetConflict:
    "Jemand anderes hat die markierten Zellen inzwischen geändert. Prüfe sie und speichere erneut, damit deine Werte gelten.",
  sheetNow: "Jetzt steht dort {value}",
  sheetHint:
    "Tippen ändert eine Zelle, Bereiche lassen sich aus einer Tabelle einfügen. Strg+D füllt nach unten aus, Strg+A wählt die Spalte, Strg+Z macht rückgängig.",
  sheetDays:
    "Aktionen gelten in der Zeit von {zone}. Ein Tag ohne Uhrzeit beginnt um Mitternacht, der letzte zählt bis zu seinem Ende.",
  sheetUnsaved: { one: "{count} Zelle noch nicht gespeichert", other: "{count} Zellen noch nicht gespeichert" },
} satisfies TextsLike<typeof en>;
