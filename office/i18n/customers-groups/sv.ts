import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  groupGuests: "För gäster",
  groupDefaultHint:
    "Den som inte är i någon annan grupp har dess rabatter. Blir den här standard är den nuvarande det inte längre.",
  groupNeededHint: "En grupp som gäller överallt måste vara det: ge det till en annan i stället.",
  groupMemberCount: { one: "{count} kund", other: "{count} kunder" },
  groupManyMembers: "Fler än {number} kunder",
  groupSeeMembers: "Se dess kunder",
  groupSeePrices: "Se prislistan",
  groupUsedBy: "Nämns av",
  groupUsesTerms: "Betalning mot faktura",
  groupUsesDelivery: "Leverans: gratis leveranssätt döljs för den",
  groupDelete: "Radera gruppen",
  groupDeleteTitle: "Radera {name}",
  groupDeleteText: "Dess rabatter försvinner genast med den.",
  groupMoveTo: "I dess ställe",
  groupMoveHint: "Den tar över medlemmarna och nämns överallt där den här nämndes.",
  groupMoveNone: "Ingen grupp",
  groupMoveNeeded: "En kampanj eller leveransen nämner den, så en annan grupp måste ta dess plats.",
  newGroup: "Ny grupp",
  everywhere: "Överallt",
  groupDefault: "För alla andra",
  groupRuleCount: { one: "{count} rabatt", other: "{count} rabatter" },
  groupDiscounts: "Rabatter",
  groupDiscountsHint:
    "En rabatt på produkten gäller före en på kategorin, och den före en på allt. Av flera lika gäller den bästa för kunden; de läggs aldrig ihop.",
  ruleForAll: "Alla produkter",
  ruleOwnPrice: "Ett eget pris",
  ruleOn: "På",
  ruleNumber: "Rabatt {number}",
  addGroupRule: "Lägg till en rabatt",
  groupPreview: "Priser i den här gruppen",
  groupPreviewHint: "Som rabatterna står i formuläret, sparade eller inte.",
} satisfies TextsLike<typeof en>;
