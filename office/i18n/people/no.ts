import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Intern merknad",
  staffNoteHint: "Den er med i kopien som kunder kan be om. En proffkode kan også stå her.",
  languageOfVisit: "Som ved besøket",
} satisfies TextsLike<typeof en>;
