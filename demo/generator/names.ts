import { products } from "#demo/catalogue/products.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** The vocabulary of the demo world, taken apart so that new names can be made of it. Pure. */

const words = (text: string): string[] => text.split(/\s+/);

/** What a title has in all languages is the model's name, the rest of the English one says what it is. */
function taken({ title }: DemoProduct): { model: string[]; noun: string[] } {
  const others = [title.de, title.fr, title.ja].map(words);
  const isName = (word: string) => others.every((list) => list.includes(word));
  const all = words(title.en);
  return { model: all.filter((word) => isName(word) && !/\d/.test(word)), noun: all.filter((word) => !isName(word)) };
}

/** "Jacket", "Spare Lens"; empty for boards, whose names stand alone. */
export const nounOf = (product: DemoProduct): string => taken(product).noun.join(" ");

const models = products.map((product) => taken(product).model).filter((model) => model.length > 0);
const firsts = [...new Set(models.map((model) => model.join(" ")))];
const seconds = [...new Set(models.flat().filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word)))];
const pairs = firsts.length * seconds.length;
/** A step that has nothing in common with the number of pairs visits each of them once, far from the one before. */
const step = [7919, 7927, 7933].find((prime) => pairs % prime !== 0) ?? 1;

/** Model name number `index`: "Long Shadow Halyard"; when all pairs are used up there is a second edition, and so on. */
export function modelName(index: number): string {
  const pair = (index * step) % pairs;
  const [first = "", second = ""] = [firsts[pair % firsts.length], seconds[Math.floor(pair / firsts.length)]];
  const edition = Math.floor(index / pairs) + 1;
  const name = words(first).includes(second) ? `${first} Again` : `${first} ${second}`;
  return edition > 1 ? `${name} ${edition}` : name;
}
