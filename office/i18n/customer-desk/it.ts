import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Nota nell’account",
  accountNoteHint: "Il cliente può leggerla e fa parte della sua copia. Qui può stare il codice di un professionista.",
  askedAt: "Chiesto {time}",
  groupGuests: "Per gli ospiti",
  groupDefaultHint: "Chi non è in un altro gruppo ha i suoi sconti. Renderlo predefinito lo toglie a quello attuale.",
  groupNeededHint: "Un gruppo che vale ovunque deve esserlo: assegnalo invece a un altro.",
  groupMemberCount: { one: "{count} cliente", other: "{count} clienti" },
  groupManyMembers: "Più di {number} clienti",
  groupSeeMembers: "Vedi i suoi clienti",
  groupSeePrices: "Vedi il listino",
  groupUsedBy: "Nominato da",
  groupUsesTerms: "Pagamento su fattura",
  groupUsesDelivery: "Consegna: i metodi gratuiti le sono nascosti",
  groupDelete: "Elimina il gruppo",
  groupDeleteTitle: "Elimina {name}",
  groupDeleteText: "I suoi sconti spariscono subito con esso.",
  groupMoveTo: "Al suo posto",
  groupMoveHint: "Prende i membri e viene nominato ovunque lo era questo.",
  groupMoveNone: "Nessun gruppo",
  groupMoveNeeded: "Una promozione o la consegna lo nomina: un altro gruppo deve prenderne il posto.",
} satisfies TextsLike<typeof en>;
