/**
 * Folded titles by doc id. Those of the segments are in one string, because a hundred thousand strings would
 * slow the garbage collector.
 */
export class Titles {
  #text = "";
  /** Where the title of a number begins, counted from 1. 0 when it has none here. */
  #starts = new Uint32Array(0);
  #delta = new Map<number, string>();

  constructor(text: string, docIds: Iterable<number>, top: number) {
    this.#text = text;
    this.#starts = new Uint32Array(top);
    let start = 0;
    for (const number of docIds) {
      this.#starts[number] = start + 1;
      start = text.indexOf("\n", start) + 1;
    }
  }

  put(number: number, title: string): void {
    this.#delta.set(number, title);
  }

  of(number: number): string {
    const start = this.#starts[number];
    if (!start) return this.#delta.get(number) ?? "";
    return this.#text.slice(start - 1, this.#text.indexOf("\n", start - 1));
  }

  /**
   * Returns 1 when the title equals the text, 0.35 when it starts with its words, otherwise 0. `first` is the text's
   * first character.
   */
  bonus(number: number, text: string, first: number): number {
    const start = this.#starts[number];
    if (!start) return bonusOf(this.#delta.get(number) ?? "", text, 0);
    if (this.#text.charCodeAt(start - 1) !== first) return 0;
    return bonusOf(this.#text, text, start - 1);
  }

  /** Returns the doc ids of documents with one of these titles. */
  with(titles: ReadonlySet<string>): number[] {
    const found: number[] = [];
    for (let number = 0; number < this.#starts.length; number++)
      if (this.#starts[number] && titles.has(this.of(number))) found.push(number);
    for (const [number, title] of this.#delta) if (titles.has(title)) found.push(number);
    return found;
  }
}

function bonusOf(text: string, question: string, start: number): number {
  if (question === "" || !text.startsWith(question, start)) return 0;
  const next = text.charCodeAt(start + question.length);
  if (Number.isNaN(next) || next === 10) return 1;
  return next === 32 ? 0.35 : 0;
}
