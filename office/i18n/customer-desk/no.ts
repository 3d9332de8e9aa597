import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Merknad i kontoen",
  accountNoteHint: "Kunden kan lese den, og den er med i kopien deres. En proffs kode kan stå her.",
  askedAt: "Ba om det {time}",
} satisfies TextsLike<typeof en>;
