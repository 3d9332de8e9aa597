import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Nota interna",
  staffNoteHint:
    "La legge solo lo staff. La copia che i clienti scaricano da soli non la contiene; quella che esporti sì, perché lo chiede la legge.",
  languageOfVisit: "Quella della visita",
  wishlist: "Lista dei desideri",
  wishesNothing: "Nessun desiderio salvato.",
  wroteNothing: "Nessuna recensione scritta.",
  proOver: "Scaduto",
  exportCopy: "Esporta i dati",
  erase: "Cancella",
  eraseTitle: "Cancellare {name}",
  eraseText:
    "Per chi chiede di essere dimenticato (GDPR, articolo 17). Non si può annullare: esporta prima i dati, se ne vuole una copia.",
  eraseGoes: "Che cosa viene cancellato",
  eraseStays: "Che cosa resta",
  eraseAccount: "L’account: nome, indirizzo e-mail, password, passkey, sessioni, gruppo, tag, nota e campi propri.",
  eraseBelongings:
    "La rubrica, i carrelli e la lista dei desideri; se l’indirizzo è confermato anche newsletter, avvisi di disponibilità e richieste di professionista.",
  eraseOrders: "Negli ordini chiusi: nomi, vie, città, telefono, indirizzo e-mail, messaggi, note ed e-mail inviate.",
  eraseWords: "Il nome e le foto di recensioni, domande e risposte.",
  keepBooks:
    "Ordini e fatture per la contabilità, senza la persona: numero, righe, importi, imposte, paese, stato e codice postale. La legge fiscale chiede da 5 a 10 anni secondo il paese; se vuole il nome dell’acquirente sulle fatture, scaricale prima.",
  keepUnderWay:
    "Gli ordini in corso tengono nome e indirizzo finché non sono chiusi; il giorno dopo vengono cancellati.",
  keepSaid: "Ciò che è stato scritto sui prodotti resta, senza nome; le carte regalo mantengono il valore.",
  keepLog: "Il registro dice ancora che qualcosa è cambiato, non più che cosa.",
  eraseSure: "Ho verificato chi lo chiede e ho letto tutto.",
  wasErased: "Cancellato. Gli ordini tengono ciò che serve alla contabilità.",
  customerGroups: "Gruppi di clienti",
  newGroup: "Nuovo gruppo",
  everywhere: "Ovunque",
  groupDefault: "Per tutti gli altri",
  groupRuleCount: { one: "{count} sconto", other: "{count} sconti" },
  groupDiscounts: "Sconti",
  groupDiscountsHint:
    "Uno sconto sul prodotto conta prima di quello sulla categoria, e questo prima di quello su tutto. Tra più uguali conta il migliore per il cliente; non si sommano mai.",
  ruleForAll: "Tutti i prodotti",
  ruleOwnPrice: "Un prezzo proprio",
  ruleOn: "Su",
  ruleNumber: "Sconto {number}",
  addGroupRule: "Aggiungi uno sconto",
  groupPreview: "Prezzi in questo gruppo",
  groupPreviewHint: "Secondo gli sconti nel modulo, salvati o no.",
} satisfies TextsLike<typeof en>;
