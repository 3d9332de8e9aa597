import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Lager för {name}",
  difference: "Ändring",
  reasonSale: "Försäljning",
  reasonReturn: "Retur",
  reasonCount: "Inventering",
  reasonCorrection: "Rättelse",
  reasonImport: "Inleverans eller import",
  counted: "Räknade stycken",
  cameOrWent: "Fler eller färre stycken",
  cameOrWentHint: "Med minus går de ut: −2.",
  adjust: "Justera lagret",
  noLedger: "Inget har ändrats än.",
  reasonRevert: "Ångrad ändring",
  countList: "Räkna en lista",
  countLead:
    "Gå igenom en lista och skriv vad du räknar, eller vad som kom och gick. Det som säljs under tiden förblir sålt.",
  countEntered: { one: "{count} tal inskrivet", other: "{count} tal inskrivna" },
  countWrong: { one: "{count} är inget heltal", other: "{count} är inga heltal" },
  countChanges: { one: "{count} saldo ändras. Skäl: {reason}", other: "{count} saldon ändras. Skäl: {reason}" },
  countLeave: { one: "{count} tal är inte sparat. Lämna ändå?", other: "{count} tal är inte sparade. Lämna ändå?" },
  lowFromHint: "Vid så många eller färre är lagret lågt. Varianter kan ha ett eget tal i listan.",
} satisfies TextsLike<typeof en>;
