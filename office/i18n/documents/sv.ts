export default {
  document: "Dokument",
  documentSize: "Storlek",
  documentChanged: "Ändrad",
  unusedDocuments: "Används inte",
  documentUsedNowhere: "Inget eget fält nämner det.",
  downloadDocument: "Spara dokumentet",
  documentBinText: "Adressen slutar svara direkt. Det kan återställas i 30 dagar, sedan försvinner filen.",
  documentBinUsed: { one: "{count} eget fält nämner det.", other: "{count} egna fält nämner det." },
};
