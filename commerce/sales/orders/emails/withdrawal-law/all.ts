import type { Language } from "#commerce/shared/regions/schema.ts";
import de from "./de.ts";
import en from "./en.ts";
import es from "./es.ts";
import fr from "./fr.ts";
import it from "./it.ts";
import ja from "./ja.ts";
import no from "./no.ts";
import type { LawTexts } from "./schema.ts";
import sv from "./sv.ts";

export const lawTexts: Record<Language, LawTexts> = { de, en, es, fr, it, ja, no, sv };
