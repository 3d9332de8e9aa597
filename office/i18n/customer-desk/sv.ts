import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Anteckning i kontot",
  accountNoteHint: "Kunden kan läsa den, och den ingår i deras kopia. Ett proffs kod kan stå här.",
  askedAt: "Bad om det {time}",
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
} satisfies TextsLike<typeof en>;
