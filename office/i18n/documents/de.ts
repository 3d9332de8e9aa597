export default {
  document: "Dokument",
  documentSize: "Größe",
  documentChanged: "Geändert",
  unusedDocuments: "Nicht verwendet",
  documentUsedNowhere: "Kein eigenes Feld nennt es.",
  downloadDocument: "Dokument sichern",
  documentBinText:
    "Seine Adresse antwortet sofort nicht mehr. 30 Tage lang kann es wiederhergestellt werden, dann geht die Datei.",
  documentBinUsed: { one: "{count} eigenes Feld nennt es.", other: "{count} eigene Felder nennen es." },
};
