import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Tidigare: {value}",
  sheetRound: "Avrunda till ,95",
  sheetFill: "Fyll nedåt",
  sheetRedo: "Gör om",
  sheetBar: "Ändra markerade celler",
  sheetChanges: { one: "{count} cell ändras.", other: "{count} celler ändras." },
  sheetLowest: "Lägsta pris på 30 dagar, visas bredvid",
  sheetKept: {
    one: "{count} ändrad cell är inte sparad än; den finns kvar i arket som utkast.",
    other: "{count} ändrade celler är inte sparade än; de finns kvar i arket som utkast.",
  },
  sheetLost: {
    one: "{count} cell i utkastet utelämnades: varianten finns inte längre i det här arket.",
    other: "{count} celler i utkastet utelämnades: varianterna finns inte längre i det här arket.",
  },
  sheetConflict:
    "Någon annan har ändrat de markerade cellerna under tiden. Kontrollera dem och spara igen för att sätta dina värden.",
  sheetNow: "Nu står det {value}",
  sheetHint:
    "Skriv för att ändra en cell, klistra in områden från ett kalkylark. Ctrl+D fyller nedåt, Ctrl+A markerar kolumnen, Ctrl+Z ångrar.",
  sheetDays:
    "Reor följer tiden i {zone}. En dag utan klockslag börjar vid midnatt; den sista dagen räknas till sitt slut.",
  sheetUnsaved: { one: "{count} cell är inte sparad än", other: "{count} celler är inte sparade än" },
} satisfies TextsLike<typeof en>;
