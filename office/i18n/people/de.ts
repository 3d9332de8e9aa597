import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Notiz für das Team",
  staffNoteHint:
    "Nur Mitarbeitende lesen sie. Die Kopie, die Kundinnen und Kunden selbst herunterladen, hat sie nicht; die von dir exportierte hat sie, weil das Gesetz es verlangt.",
  languageOfVisit: "Wie beim Besuch",
  wishlist: "Wunschliste",
  wishesNothing: "Nichts gewünscht.",
  wroteNothing: "Keine Bewertungen geschrieben.",
  proOver: "Abgelaufen",
  exportCopy: "Daten exportieren",
  erase: "Löschen",
  eraseTitle: "{name} löschen",
  eraseText:
    "Für alle, die vergessen werden wollen (DSGVO, Artikel 17). Das lässt sich nicht rückgängig machen: Wird eine Kopie gewünscht, exportieren Sie die Daten vorher.",
  eraseGoes: "Was gelöscht wird",
  eraseStays: "Was bleibt",
  eraseAccount:
    "Das Konto: Name, E-Mail-Adresse, Passwort, Passkeys, Sitzungen, Gruppe, Tags, Notiz und eigene Felder.",
  eraseBelongings:
    "Adressbuch, Warenkörbe und Wunschliste; bei bestätigter Adresse auch Newsletter, Bestandshinweise und Profi-Anträge.",
  eraseOrders:
    "In abgeschlossenen Bestellungen: Namen, Straßen, Orte, Telefon, E-Mail-Adresse, Nachrichten, Notizen und gesendete E-Mails.",
  eraseWords: "Name und Fotos bei Bewertungen, Fragen und Antworten.",
  keepBooks:
    "Bestellungen und Rechnungen für die Buchhaltung, ohne die Person: Nummer, Positionen, Beträge, Steuern, Land, Bundesland und Postleitzahl. Das Steuerrecht verlangt je nach Land 5 bis 10 Jahre; muss der Name des Käufers auf Rechnungen stehen, laden Sie diese vorher herunter.",
  keepUnderWay:
    "Laufende Bestellungen behalten Name und Adresse, bis sie abgeschlossen sind; am Tag darauf werden sie gelöscht.",
  keepSaid: "Was über Produkte geschrieben wurde, bleibt ohne Namen; Geschenkkarten behalten ihren Wert.",
  keepLog: "Das Protokoll sagt noch, dass etwas geändert wurde, nicht mehr was.",
  eraseSure: "Ich habe geprüft, wer das verlangt, und dies gelesen.",
  wasErased: "Gelöscht. Die Bestellungen behalten, was die Buchhaltung braucht.",
  customerGroups: "Kundengruppen",
  newGroup: "Neue Gruppe",
  everywhere: "Überall",
  groupDefault: "Für alle übrigen",
  groupRuleCount: { one: "{count} Rabatt", other: "{count} Rabatte" },
  groupDiscounts: "Rabatte",
  groupDiscountsHint:
    "Ein Rabatt auf das Produkt zählt vor einem auf seine Kategorie, und dieser vor einem auf alles. Von mehreren gleichen zählt der beste für den Kunden; sie addieren sich nie.",
  ruleForAll: "Alle Produkte",
  ruleOwnPrice: "Ein eigener Preis",
  ruleOn: "Auf",
  ruleNumber: "Rabatt {number}",
  addGroupRule: "Rabatt hinzufügen",
  groupPreview: "Preise in dieser Gruppe",
  groupPreviewHint: "Wie die Rabatte im Formular stehen, gespeichert oder nicht.",
} satisfies TextsLike<typeof en>;
