export default {
  document: "Document",
  documentSize: "Taille",
  documentChanged: "Modifié",
  unusedDocuments: "Non utilisés",
  documentUsedNowhere: "Aucun champ personnalisé ne le nomme.",
  downloadDocument: "Enregistrer le document",
  documentBinText:
    "Son adresse ne répond plus, aussitôt. Il peut être restauré pendant 30 jours, puis son fichier disparaît.",
  documentBinUsed: { one: "{count} champ personnalisé le nomme.", other: "{count} champs personnalisés le nomment." },
};
