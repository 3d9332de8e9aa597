import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Intern anteckning",
  staffNoteHint: "Den ingår i den kopia som kunder kan begära. Här kan även en proffskod stå.",
  languageOfVisit: "Som vid besöket",
} satisfies TextsLike<typeof en>;
