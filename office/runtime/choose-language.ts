import { createContext } from "react";
import type { Language } from "#commerce/shared/regions/schema.ts";

/** Loads another language and shows everything in it, without a new document: what is half typed stays. */
export const ChooseLanguage = createContext<(language: Language) => Promise<void>>(async () => {});
