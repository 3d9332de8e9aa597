import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  sheetWas: "Avant : {value}",
  sheetRound: "Arrondir à ,95",
  sheetFill: "Recopier vers le bas",
  sheetRedo: "Rétablir",
  sheetBar: "Modifier les cellules sélectionnées",
  sheetChanges: { one: "{count} cellule change.", other: "{count} cellules changent." },
  sheetLowest: "Prix le plus bas des 30 jours, affiché avec",
  sheetLeave: {
    one: "{count} cellule modifiée n’est pas enregistrée. Quitter quand même ?",
    other: "{count} cellules modifiées ne sont pas enregistrées. Quitter quand même ?",
  },
  sheetConflict:
    "Quelqu’un d’autre a modifié entre-temps les cellules marquées. Vérifiez-les et enregistrez à nouveau pour garder vos valeurs.",
  sheetNow: "La valeur est maintenant {value}",
  sheetHint:
    "Saisissez pour modifier une cellule, collez des plages depuis un tableur. Ctrl+D recopie vers le bas, Ctrl+A sélectionne la colonne, Ctrl+Z annule.",
  sheetDays:
    "Les promotions suivent l’heure de {zone}. Un jour sans heure commence à minuit ; le dernier compte jusqu’à sa fin.",
  sheetUnsaved: { one: "{count} cellule pas encore enregistrée", other: "{count} cellules pas encore enregistrées" },
} satisfies TextsLike<typeof en>;
