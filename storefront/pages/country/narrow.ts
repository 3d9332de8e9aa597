/** Lower case without accents, for comparing typed text: "Österreich" → "osterreich". Pure. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Whether every typed word is the beginning of a word in `words` (folded). An empty text matches everything. Pure. */
export function matches(words: string, typed: string): boolean {
  const padded = ` ${words}`;
  return folded(typed)
    .split(/\s+/)
    .every((part) => padded.includes(part && ` ${part}`));
}
