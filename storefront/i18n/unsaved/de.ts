import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Noch nicht gespeichert",
  "unsaved.text":
    "Deine Sitzung war zu Ende, als du dieses Formular abgeschickt hast. Nichts davon ist verloren: Schick es jetzt ab oder lass es. Passwörter werden nicht aufbewahrt; danach fragen wir noch einmal.",
  "unsaved.send": "Jetzt abschicken",
  "unsaved.leave": "Nicht abschicken",
} satisfies TextsLike<typeof en>;
