import { documentsIn, type Phrases, phraseFields, writtenIn } from "./phrases.ts";

type Completion = { begins: boolean; popularity: number };
type CompletionQuery = { asked: string; fields: readonly string[]; limit: number; gone: ReadonlySet<string> };

/**
 * Returns phrases of these fields that start with the text, or contain a word that does. Phrases that start with it
 * come first, then the most popular ones; no phrase occurs twice.
 */
export function completions(sets: readonly Phrases[], { asked, fields, limit, gone }: CompletionQuery): string[] {
  const chosen = phraseFields.map((field) => fields.includes(field));
  const best = new Map<string, Completion>();
  const isBefore = (a: Completion, b: Completion) => (a.begins === b.begins ? a.popularity > b.popularity : a.begins);
  // Phrases that cannot be among the first are skipped, because a single letter starts thousands of them.
  let least: Completion | null = null;
  for (const set of sets) {
    const { text, lines, order, offsets } = set;
    for (let at = firstFrom(set, asked); at < order.length; at++) {
      const phrase = order[at] as number;
      const offset = offsets[at] as number;
      if (!text.startsWith(asked, (lines[phrase] as number) + offset)) break;
      if (!chosen[set.fields[phrase] as number]) continue;
      const [begins, popularity] = [offset === 0, set.popularity[phrase] as number];
      if (least && (begins === least.begins ? popularity < least.popularity : !begins)) continue;
      if (gone.size > 0 && documentsIn(set, phrase).every((document) => gone.has(document))) continue;
      const one = { begins, popularity };
      const key = writtenIn(set, phrase).toLowerCase();
      const known = best.get(key);
      if (known && !isBefore(one, known)) continue;
      best.set(key, one);
      if (best.size >= limit * 4) {
        const first = sorted(best).slice(0, limit);
        best.clear();
        for (const [text, other] of first) best.set(text, other);
        least = first.at(-1)?.[1] ?? null;
      }
    }
  }
  return sorted(best)
    .slice(0, limit)
    .map(([text]) => text);

  function sorted(from: Map<string, Completion>) {
    return [...from].sort(([a, one], [b, other]) =>
      isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : a < b ? -1 : 1,
    );
  }
}

function firstFrom({ text, lines, order, offsets }: Phrases, asked: string): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = (lines[order[middle] as number] as number) + (offsets[middle] as number);
    // The tab that ends a phrase sorts before any text in a query.
    if (text.slice(start, start + asked.length) < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}
