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
  sheetKept: {
    one: "{count} cellule modifiée n’est pas encore enregistrée ; elle reste dans la feuille comme brouillon.",
    other:
      "{count} cellules modifiées ne sont pas encore enregistrées ; elles restent dans la feuille comme brouillon.",
  },
  sheetLost: {
    one: "{count} cellule du brouillon a été écartée : sa variante n’est plus dans cette feuille.",
    other: "{count} cellules du brouillon ont été écartées : leurs variantes ne sont plus dans cette feuille.",
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
