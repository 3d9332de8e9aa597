export default {
  document: "Dokument",
  documentSize: "Størrelse",
  documentChanged: "Endret",
  unusedDocuments: "Ikke brukt",
  documentUsedNowhere: "Ingen eget felt nevner det.",
  downloadDocument: "Lagre dokumentet",
  documentBinText: "Adressen slutter å svare med en gang. Det kan gjenopprettes i 30 dager, så forsvinner filen.",
  documentBinUsed: { one: "{count} eget felt nevner det.", other: "{count} egne felt nevner det." },
};
