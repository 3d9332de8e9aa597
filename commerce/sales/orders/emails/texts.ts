import type { Language } from "#commerce/shared/regions/schema.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import it from "./texts/it.ts";
import ja from "./texts/ja.ts";
import no from "./texts/no.ts";
import type { OrderEmailTexts } from "./texts/shape.ts";
import sv from "./texts/sv.ts";

export const orderEmailTexts: Record<Language, OrderEmailTexts> = { en, de, fr, es, it, ja, sv, no };
