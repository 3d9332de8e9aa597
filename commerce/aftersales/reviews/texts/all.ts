import type { Language } from "#commerce/shared/regions/schema.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { no } from "./no.ts";
import type { ReviewEmailTexts } from "./shape.ts";
import { sv } from "./sv.ts";

/** The texts of emails about reviews and questions. */
export const reviewEmailTexts: Record<Language, ReviewEmailTexts> = { en, de, fr, es, it, ja, sv, no };
