import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  ledgerOf: "Stock de {name}",
  difference: "Variation",
  reasonSale: "Vente",
  reasonReturn: "Retour",
  reasonCount: "Inventaire",
  reasonCorrection: "Correction",
  reasonImport: "Livraison ou import",
  counted: "Pièces comptées",
  cameOrWent: "Pièces en plus ou en moins",
  cameOrWentHint: "Avec un moins, elles partent : −2.",
  adjust: "Ajuster le stock",
  noLedger: "Rien n’a encore changé.",
  reasonRevert: "Annulation d’une modification",
  countList: "Compter une liste",
  countLead:
    "Parcourez une liste et saisissez ce que vous comptez, ou ce qui est entré et sorti. Ce qui se vend entre-temps reste vendu.",
  countEntered: { one: "{count} nombre saisi", other: "{count} nombres saisis" },
  countWrong: { one: "{count} n’est pas un nombre entier", other: "{count} ne sont pas des nombres entiers" },
  countChanges: { one: "{count} stock change. Motif : {reason}", other: "{count} stocks changent. Motif : {reason}" },
  countLeave: {
    one: "{count} nombre n’est pas enregistré. Quitter quand même ?",
    other: "{count} nombres ne sont pas enregistrés. Quitter quand même ?",
  },
  lowFromHint:
    "À ce nombre de pièces ou moins, le stock est bas. Les variantes peuvent avoir leur propre nombre dans la liste.",
} satisfies TextsLike<typeof en>;
