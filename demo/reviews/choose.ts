import { products } from "#demo/catalogue/products.ts";
import { chance } from "#demo/chance.ts";
import type { DemoProduct, Kind } from "#demo/shapes.ts";
import { locales } from "./common-questions.ts";
import { riderOf } from "./riders.ts";
import {
  type Question,
  type Review,
  type ReviewLanguage,
  reviewLanguages,
  type Topic,
  texts,
  topics,
} from "./texts.ts";

/** Chooses the reviews and questions of each product. The choice is always the same. */

function topicsOf({ uid, kind, categories }: DemoProduct): Topic[] {
  // The texts about boots and bindings were written by adults about their own products.
  const isForChildren = kind !== "snowboard" && categories.some((category) => category.startsWith("kids"));
  const topic = isForChildren ? undefined : (topics.products[uid] ?? topics.kinds[kind]);
  return topic ? [topic] : categories.flatMap((category) => topics.categories[category] ?? []);
}

const isBestSeller = ({ flags = [] }: DemoProduct) => flags.includes("best-seller");

/** Best sellers first, then others at random. Products that are still to come have no reviews. */
function reviewedProducts(): DemoProduct[] {
  const counts = new Map<Kind, number>();
  const isReviewed = ({ uid, kind }: DemoProduct): boolean => {
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return uid in topics.products || before < (topics.reviewedProducts[kind] ?? 0);
  };
  return products
    .filter((product) => topicsOf(product).length > 0 && !product.flags?.includes("coming-soon"))
    .sort(
      (a, b) =>
        Number(isBestSeller(b)) - Number(isBestSeller(a)) ||
        chance(`said ${a.uid}`, 9999) - chance(`said ${b.uid}`, 9999),
    )
    .filter(isReviewed);
}

type Pool<Item> = { language: ReviewLanguage; item: Item }[];
type Source<Item> = { itemsIn: (language: ReviewLanguage) => readonly Item[]; seedOf: (item: Item) => string };

/** All texts about a topic, in all languages, shuffled. */
const poolOf = <Item extends { topic: Topic }>(topic: Topic, { itemsIn, seedOf }: Source<Item>): Pool<Item> =>
  reviewLanguages
    .flatMap((language) => itemsIn(language).map((item) => ({ language, item })))
    .filter(({ item }) => item.topic === topic)
    .sort((a, b) => chance(`mixed ${seedOf(a.item)}`, 9999) - chance(`mixed ${seedOf(b.item)}`, 9999));

/** The language of the largest market; each product has some texts in it. */
const home: ReviewLanguage = "en";

/**
 * Takes the next `count` texts about a topic, starting again at their end, so that all texts are used about equally
 * often. Up to `atHome` of them are in the home language.
 */
function makeTaker<Item extends { topic: Topic }>(source: Source<Item>, atHome: number) {
  const pools = new Map<Topic, { pool: Pool<Item>; next: number }[]>();
  const takeFrom = (state: { pool: Pool<Item>; next: number }, count: number): Pool<Item> => {
    const { pool, next } = state;
    const taken = Array.from({ length: Math.min(count, pool.length) }, (_, step) => pool[(next + step) % pool.length]!);
    state.next += taken.length;
    return taken;
  };
  return (topic: Topic, count: number): Pool<Item> => {
    const all = poolOf(topic, source);
    const [own, others] = pools.get(topic) ?? [
      { pool: all.filter(({ language }) => language === home), next: 0 },
      { pool: all.filter(({ language }) => language !== home), next: 0 },
    ];
    pools.set(topic, [own!, others!]);
    const first = takeFrom(own!, Math.min(count, atHome));
    return [...first, ...takeFrom(others!, count - first.length)];
  };
}

/** Three to twelve reviews for each reviewed product. */
export function demoReviews() {
  const take = makeTaker<Review>(
    {
      itemsIn: (language) => texts[language].reviews,
      seedOf: ({ rating, title }) => `${rating} ${title}`,
    },
    4,
  );
  return reviewedProducts().flatMap((product) => {
    const { uid } = product;
    const own = topicsOf(product);
    const count = isBestSeller(product) ? 9 + chance(`count ${uid}`, 4) : 3 + chance(`count ${uid}`, 5);
    const special = own.length > 1 ? take(own[0]!, Math.min(4, count - 1)) : [];
    return [...special, ...take(own.at(-1)!, count - special.length)].map(({ language, item }, index) => {
      const seed = `${uid} ${index}`;
      const { names } = texts[language];
      const { rating, title, text, fit = null, translations = {} } = item;
      const rider = riderOf(product, text, seed);
      const name = names[(chance(`name ${uid}`, names.length) + index) % names.length];
      const days = 4 + chance(`day ${seed}`, 420);
      // Most readers find out more from those who are content, and some from those who are not.
      const helpful = chance(`helpful ${seed}`, rating > 3 ? 15 : 3 * rating);
      return { uid, rating, title, text, name, language, fit, translations, days, helpful, ...rider };
    });
  });
}

/** One or two questions for about two of five reviewed products. */
export function demoQuestions() {
  const take = makeTaker<Question>(
    {
      itemsIn: (language) => texts[language].questions,
      seedOf: ({ text, answers: [first] }) => `${text} ${first && `${first.by},${first.text}`}`,
    },
    1,
  );
  return reviewedProducts()
    .filter(({ uid }) => chance(`asked ${uid}`, 5) < 2)
    .flatMap((product) => {
      const { uid } = product;
      const asked = take(topicsOf(product).at(-1)!, 1 + chance(`questions ${uid}`, 2));
      return asked.map(({ language, item }, index) => {
        const { names } = texts[language];
        return {
          uid,
          text: item.text,
          name: names[chance(`asks ${uid} ${index}`, names.length)],
          language,
          locale: locales[language],
          days: 3 + chance(`${uid} ${index}`, 200),
          answers: item.answers.map(({ by, text }) => {
            const isStaff = by === "shop";
            return { text, name: isStaff ? "" : by, isStaff };
          }),
        };
      });
    });
}
