import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Notiz im Konto",
  accountNoteHint:
    "Die Kundschaft kann sie lesen, und sie gehört zu ihrer Kopie. Hier kann der Code eines Profis stehen.",
  askedAt: "Angefragt {time}",
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
  termsTitle: "Kauf auf Rechnung",
  termsNone: "Wird sofort bezahlt.",
  termsDays: "Tage bis zur Zahlung",
  termsLimit: "Höchstens offen",
  termsAnyAmount: "Beliebig",
  termsOwn: "Eigene",
  termsOfGroup: "Der Gruppe",
  termsOfPros: "Aller Profis",
  termsAllow: "Kauf auf Rechnung erlauben",
  termsChange: "Eigene Bedingungen geben",
  termsEnd: "Entziehen",
  termsLimitHint: "In ganzen Einheiten jeder Währung. Leer: beliebig.",
} satisfies TextsLike<typeof en>;
