import { createContext } from "react";
import type { Language } from "#commerce/shared/regions/schema.ts";

/** Loads another language and shows everything in it without reloading the page, so that unsaved input is kept. */
export const ChooseLanguage = createContext<(language: Language) => Promise<void>>(async () => {});
