const name = "firn-searches";
const most = 5;

/** The last questions of this browser, the latest first; a browser that keeps nothing has none. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const asked = query.trim().slice(0, 100);
  if (asked === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== asked.toLowerCase());
  try {
    localStorage.setItem(name, JSON.stringify([asked, ...others].slice(0, most)));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Forbidden: then there was nothing.
  }
}
