export default {
  document: "Documento",
  documentSize: "Dimensione",
  documentChanged: "Modificato",
  unusedDocuments: "Non usati",
  documentUsedNowhere: "Nessun campo personale lo indica.",
  downloadDocument: "Salva il documento",
  documentBinText:
    "Il suo indirizzo non risponde più, da subito. Si può ripristinare per 30 giorni, poi il file sparisce.",
  documentBinUsed: { one: "{count} campo personale lo indica.", other: "{count} campi personali lo indicano." },
};
