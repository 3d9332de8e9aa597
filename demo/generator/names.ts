import { products } from "#demo/catalogue/products.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** Splits the product names of the demo world into words, from which new names are made. Pure. */

const words = (text: string): string[] => text.split(/\s+/);

/** Words that a title has in all languages are the model's name. The other words of the English title are the noun. */
function taken({ title }: DemoProduct): { model: string[]; noun: string[] } {
  const others = [title.de, title.fr, title.ja].map(words);
  const isName = (word: string) => others.every((list) => list.includes(word));
  const all = words(title.en);
  return { model: all.filter((word) => isName(word) && !/\d/.test(word)), noun: all.filter((word) => !isName(word)) };
}

/** "Jacket", "Spare Lens". Empty for boards, whose titles have no noun. */
export const nounOf = (product: DemoProduct): string => taken(product).noun.join(" ");

const models = products.map((product) => taken(product).model).filter((model) => model.length > 0);
const firsts = [...new Set(models.map((model) => model.join(" ")))];
const seconds = [...new Set(models.flat().filter((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word)))];
const pairs = firsts.length * seconds.length;
/**
 * The step is coprime to the number of pairs, so that each pair is visited once, with consecutive names far apart in
 * the list.
 */
const step = [7919, 7927, 7933].find((prime) => pairs % prime !== 0) ?? 1;

/**
 * Model name number `index`: "Long Shadow Halyard". When all pairs are used up, the names repeat with an edition
 * number.
 */
export function modelName(index: number): string {
  const pair = (index * step) % pairs;
  const [first = "", second = ""] = [firsts[pair % firsts.length], seconds[Math.floor(pair / firsts.length)]];
  const edition = Math.floor(index / pairs) + 1;
  const name = words(first).includes(second) ? `${first} Again` : `${first} ${second}`;
  return edition > 1 ? `${name} ${edition}` : name;
}
