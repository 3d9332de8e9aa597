export default {
  document: "Document",
  documentSize: "Size",
  documentChanged: "Changed",
  unusedDocuments: "Not used",
  documentUsedNowhere: "No own field names it.",
  downloadDocument: "Save the document",
  documentBinText: "Its address answers no longer, at once. It can be restored for 30 days, then its file goes.",
  documentBinUsed: { one: "{count} own field names it.", other: "{count} own fields name it." },
};
