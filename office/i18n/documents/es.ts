export default {
  document: "Documento",
  documentSize: "Tamaño",
  documentChanged: "Cambiado",
  unusedDocuments: "Sin usar",
  documentUsedNowhere: "Ningún campo propio lo nombra.",
  downloadDocument: "Guardar el documento",
  documentBinText:
    "Su dirección deja de responder al instante. Se puede restaurar durante 30 días; después se borra el archivo.",
  documentBinUsed: { one: "{count} campo propio lo nombra.", other: "{count} campos propios lo nombran." },
};
