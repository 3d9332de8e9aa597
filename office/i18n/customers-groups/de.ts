import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  groupGuests: "Für Gäste",
  groupDefaultHint:
    "Wer in keiner anderen Gruppe ist, hat ihre Rabatte. Wird diese die Standardgruppe, ist es die bisherige nicht mehr.",
  groupNeededHint: "Eine Gruppe, die überall gilt, muss das sein: Gib es stattdessen einer anderen.",
  groupMemberCount: { one: "{count} Kundin oder Kunde", other: "{count} Kundinnen und Kunden" },
  groupManyMembers: "Mehr als {number} Kundinnen und Kunden",
  groupSeeMembers: "Kundschaft ansehen",
  groupSeePrices: "Preisliste ansehen",
  groupUsedBy: "Genannt von",
  groupUsesTerms: "Kauf auf Rechnung",
  groupUsesDelivery: "Lieferung: kostenlose Arten sind für sie ausgeblendet",
  groupDelete: "Gruppe löschen",
  groupDeleteTitle: "{name} löschen",
  groupDeleteText: "Ihre Rabatte gehen sofort mit ihr.",
  groupMoveTo: "An ihrer Stelle",
  groupMoveHint: "Sie übernimmt die Mitglieder und wird überall genannt, wo es diese war.",
  groupMoveNone: "Keine Gruppe",
  groupMoveNeeded: "Eine Aktion oder die Lieferung nennt sie, also muss eine andere Gruppe an ihre Stelle.",
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
