/** What this browser remembers, as JSON. Storage may be forbidden or full: then nothing is remembered. */

type Kind = "localStorage" | "sessionStorage";

export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Whether it could be stored; null removes it. */
export function store(kind: Kind, name: string, value: unknown): boolean {
  try {
    if (value === null) window[kind].removeItem(name);
    else window[kind].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored list's items of the right kind. */
export function readStoredList<Item>(kind: Kind, name: string, isItem: (value: unknown) => value is Item): Item[] {
  const items = readStored(kind, name);
  return Array.isArray(items) ? items.filter(isItem) : [];
}

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
