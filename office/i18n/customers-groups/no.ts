import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  groupGuests: "For gjester",
  groupDefaultHint:
    "De som ikke er i en annen gruppe, har rabattene dens. Blir denne standard, er den nåværende det ikke lenger.",
  groupNeededHint: "En gruppe som gjelder overalt, må være det: gi det til en annen i stedet.",
  groupMemberCount: { one: "{count} kunde", other: "{count} kunder" },
  groupManyMembers: "Mer enn {number} kunder",
  groupSeeMembers: "Se kundene",
  groupSeePrices: "Se prislisten",
  groupUsedBy: "Nevnt av",
  groupUsesTerms: "Betaling mot faktura",
  groupUsesDelivery: "Levering: gratis leveringsmåter skjules for den",
  groupDelete: "Slett gruppen",
  groupDeleteTitle: "Slett {name}",
  groupDeleteText: "Rabattene forsvinner straks med den.",
  groupMoveTo: "I stedet",
  groupMoveHint: "Den tar over medlemmene og nevnes overalt der denne var nevnt.",
  groupMoveNone: "Ingen gruppe",
  groupMoveNeeded: "En kampanje eller leveringen nevner den, så en annen gruppe må ta plassen.",
  newGroup: "Ny gruppe",
  everywhere: "Overalt",
  groupDefault: "For alle andre",
  groupRuleCount: { one: "{count} rabatt", other: "{count} rabatter" },
  groupDiscounts: "Rabatter",
  groupDiscountsHint:
    "En rabatt på produktet gjelder før en på kategorien, og den før en på alt. Av flere like gjelder den beste for kunden; de legges aldri sammen.",
  ruleForAll: "Alle produkter",
  ruleOwnPrice: "En egen pris",
  ruleOn: "På",
  ruleNumber: "Rabatt {number}",
  addGroupRule: "Legg til en rabatt",
  groupPreview: "Priser i denne gruppen",
  groupPreviewHint: "Slik rabattene står i skjemaet, lagret eller ikke.",
} satisfies TextsLike<typeof en>;
