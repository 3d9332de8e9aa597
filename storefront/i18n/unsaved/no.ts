import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Ikke lagret ennå",
  "unsaved.text":
    "Økten din var over da du sendte dette skjemaet. Ingenting er tapt: Send det nå, eller la det være. Passord lagres ikke; du blir spurt om dem igjen.",
  "unsaved.send": "Send nå",
  "unsaved.leave": "Ikke send",
} satisfies TextsLike<typeof en>;
