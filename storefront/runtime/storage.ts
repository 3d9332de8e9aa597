/** Reads and writes JSON in the browser's storage. Storage may be blocked or full; then nothing is stored. */

type Kind = "localStorage" | "sessionStorage";

export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. Returns whether that succeeded. */
export function store(kind: Kind, name: string, value: unknown): boolean {
  try {
    if (value === null) window[kind].removeItem(name);
    else window[kind].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns the items of the stored list that have the right type. */
export function readStoredList<Item>(kind: Kind, name: string, isItem: (value: unknown) => value is Item): Item[] {
  const items = readStored(kind, name);
  return Array.isArray(items) ? items.filter(isItem) : [];
}

export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
