import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "purchase.arrives": "Kommt {dates}",
  "purchase.express": "Express: {dates}",
  "purchase.free": "Versand kostenlos",
  "purchase.freeFrom": "Kostenlos ab {amount}",
  "purchase.return": "Rückgabe bis {date}",
  "purchase.collect": {
    one: "Im Laden abholen: bereit {dates}",
    other: "In einem von {count} Läden abholen: bereit {dates}",
  },
  "purchase.shelf": "Im Laden vorrätig",
  "purchase.shelfAll": "alle Größen",
  "purchase.shelfSome": "{some} von {of} Größen",
  "purchase.shelfMore": { one: "und in {count} weiteren Laden", other: "und in {count} weiteren Läden" },
  "purchase.setup": "Mach das Set komplett",
  "purchase.setupMatched": "Montage, Flex und Können passen zusammen. Du wählst nur die Größen.",
  "purchase.setupWorn": "Gemacht, um zusammen getragen zu werden. Du wählst nur die Größen.",
  "purchase.total": "Alles zusammen",
  "purchase.kept": "Du sparst {money}.",
  "purchase.addAll": "Alle {all} in den Warenkorb",
  "purchase.size": "Größe wählen",
  "purchase.missing": "Wähle erst von jedem eine Größe.",
  "purchase.sheet": "Welche Größe?",
  "purchase.addOne": "{size} in den Warenkorb · {price}",
  "purchase.count": "{number} von {all}",
  "purchase.zoomIn": "Vergrößern",
  "purchase.zoomOut": "Verkleinern",
  "purchase.ordered": "Bestellt",
} satisfies TextsLike<typeof en>;
