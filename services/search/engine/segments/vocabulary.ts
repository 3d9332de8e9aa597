import { allowance, distance } from "#services/search/language/distance.ts";

export type Word = { locale: string; word: string; stem: string; documents: number };
export type Correction = Word & { asked: string; errors: number };

/** The words of one language, in memory. Typing errors, prefixes and compounds are matched against them. */
export class Vocabulary {
  #words = new Map<string, Word>();
  #byStem = new Map<string, Word[]>();
  #byLength = new Map<number, { word: Word; letters: number }[]>();
  #sorted: string[] | null = null;

  add(words: readonly Word[]): void {
    for (const word of words) {
      if (this.#words.has(word.word)) continue;
      this.#words.set(word.word, word);
      push(this.#byStem, word.stem, word);
      push(this.#byLength, word.word.length, { word, letters: lettersOf(word.word) });
      this.#sorted = null;
    }
  }

  exact(word: string): Word | undefined {
    return this.#words.get(word);
  }

  withStem(stem: string): readonly Word[] {
    return this.#byStem.get(stem) ?? [];
  }

  /** Returns words that start with this text, the most frequent first. */
  startingWith(start: string, limit: number): Word[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    const found: Word[] = [];
    for (let at = firstFrom(this.#sorted, start); this.#sorted[at]?.startsWith(start); at++) {
      const word = this.#words.get(this.#sorted[at] ?? "");
      if (word && word.word !== start) found.push(word);
    }
    return found.sort(frequentFirst).slice(0, limit);
  }

  /** Returns words whose stem ends with one of these stems, or starts with one and has at least three more letters. */
  compoundsOf(ends: readonly string[], limit: number): Word[] {
    const found: Word[] = [];
    for (const [stem, words] of this.#byStem) {
      const isOne = ends.some(
        (end) =>
          (stem.length > end.length && stem.endsWith(end)) || (stem.length >= end.length + 3 && stem.startsWith(end)),
      );
      if (isOne) found.push(...words);
    }
    return found.sort(frequentFirst).slice(0, limit);
  }

  /**
   * Returns the words within the number of typing errors allowed for this word. A different first letter adds half an
   * error.
   */
  corrections(asked: string): Correction[] {
    const most = allowance(asked);
    if (most === 0) return [];
    const letters = lettersOf(asked);
    const near: Correction[] = [];
    for (let length = asked.length - most; length <= asked.length + most; length++) {
      for (const { word, letters: own } of this.#byLength.get(length) ?? []) {
        // Each error changes at most two letters in the set of letters that occur.
        if (bits(letters ^ own) > most * 2) continue;
        const errors = distance(asked, word.word, most);
        if (errors <= most) near.push({ ...word, asked, errors: errors + (asked[0] === word.word[0] ? 0 : 0.5) });
      }
    }
    return near;
  }
}

const frequentFirst = (a: Word, b: Word) => b.documents - a.documents || (a.word < b.word ? -1 : 1);

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function firstFrom(sorted: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One bit for each letter that occurs. Letters may share a bit. */
function lettersOf(word: string): number {
  let found = 0;
  for (let at = 0; at < word.length; at++) found |= 1 << (word.charCodeAt(at) % 31);
  return found;
}

function bits(given: number): number {
  let left = given - ((given >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
