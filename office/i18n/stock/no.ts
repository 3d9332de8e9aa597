import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Lager for {name}",
  difference: "Endring",
  reasonSale: "Salg",
  reasonReturn: "Retur",
  reasonCount: "Telling",
  reasonCorrection: "Korreksjon",
  reasonImport: "Levering eller import",
  counted: "Talte stykker",
  cameOrWent: "Flere eller færre stykker",
  cameOrWentHint: "Med minus går de ut: −2.",
  adjust: "Juster lageret",
  noLedger: "Ingenting er endret ennå.",
  reasonRevert: "Angret endring",
  countList: "Tell en liste",
  countLead:
    "Gå gjennom en liste og skriv det du teller, eller det som kom og gikk. Det som selges i mellomtiden, forblir solgt.",
  countEntered: { one: "{count} tall skrevet inn", other: "{count} tall skrevet inn" },
  countWrong: { one: "{count} er ikke et heltall", other: "{count} er ikke heltall" },
  countChanges: {
    one: "{count} beholdning endres. Grunn: {reason}",
    other: "{count} beholdninger endres. Grunn: {reason}",
  },
  countLeave: { one: "{count} tall er ikke lagret. Gå likevel?", other: "{count} tall er ikke lagret. Gå likevel?" },
  lowFromHint: "Ved så mange eller færre er beholdningen lav. Varianter kan ha sitt eget tall i listen.",
} satisfies TextsLike<typeof en>;
