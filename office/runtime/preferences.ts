import { type Language, languages } from "#commerce/shared/regions/schema.ts";

/** The member's choices in this browser: language and appearance. In private browsing they may not be stored. */

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};
const write = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The choice then applies until the page is left.
  }
};

const isLanguage = (text: string | null): text is Language => (languages as readonly (string | null)[]).includes(text);

/** The chosen language, or else the document's, which the server took from Accept-Language. */
export function chosenLanguage(): Language {
  const stored = read("office-language");
  if (isLanguage(stored)) return stored;
  const given = document.documentElement.lang;
  return isLanguage(given) ? given : "en";
}

export const storeLanguage = (language: Language): void => write("office-language", language);

export const chosenTheme = (): Theme => themes.find((theme) => theme === read("office-theme")) ?? "system";

export function storeTheme(theme: Theme): void {
  write("office-theme", theme === "system" ? null : theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Reads a JSON value stored in this browser, such as a list's columns. Returns `none` when there is no valid one. */
export function readPreference<T>(name: string, none: T): T {
  try {
    return JSON.parse(read(`office-${name}`) ?? "") as T;
  } catch {
    return none;
  }
}
export const storePreference = (name: string, value: unknown): void => write(`office-${name}`, JSON.stringify(value));
