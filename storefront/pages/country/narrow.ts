/** Letters as one types them: without accents, small. "Österreich" → "osterreich". Pure. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Whether every word of what was typed begins a word of `words` (folded). Nothing typed matches everything. Pure. */
export function matches(words: string, typed: string): boolean {
  const padded = ` ${words}`;
  return folded(typed)
    .split(/\s+/)
    .every((part) => padded.includes(part && ` ${part}`));
}
