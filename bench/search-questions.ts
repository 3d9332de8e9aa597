import type pg from "pg";

/** Search queries as shoppers type them, made from the content of the index: the same index gives the same queries. */

export type Question = { locale: string; text: string; narrowing: Record<string, unknown>[] };
type Fields = {
  title: string;
  keywords?: string[];
  colours?: string[];
  categories?: string[];
  sizes?: string[];
  category_uids?: string[];
  colour_codes?: string[];
  sku?: string;
};

export const locales = ["en-us", "de", "fr", "es", "it"];

/** Product documents from all over the index, some in each language. */
async function sample(client: pg.Client, each: number): Promise<{ locale: string; fields: Fields }[]> {
  const found: { locale: string; fields: Fields }[] = [];
  for (const locale of locales) {
    const { rows } = await client.query<{ locale: string; fields: Fields }>(
      `select locale, fields from search_documents join search_generations on id = generation
       where is_live and locale = $1 and fields ? 'product_id' and number % greatest(1, last_number / $2) = 0
       order by number limit $2`.replace("on id =", "on search_generations.id ="),
      [locale, each],
    );
    found.push(...rows);
  }
  return found;
}

/** Pseudo-random whole numbers below `limit`, the same sequence each time. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export async function questions(client: pg.Client, count: number): Promise<Question[]> {
  const documents = await sample(client, 4000);
  const roll = dice(7);
  const oneOf = <T>(list: readonly T[] | undefined): T | undefined => list?.[roll(list.length)];
  const made: Question[] = [];
  while (made.length < count) {
    const { locale, fields } = oneOf(documents) as (typeof documents)[number];
    const words = fields.title.split(/\s+/);
    const texts = [
      words.slice(0, 1 + roll(2)).join(" "),
      fields.title,
      [oneOf(fields.colours), oneOf(fields.keywords)].join(" "),
      [oneOf(fields.keywords), oneOf(fields.keywords)].join(" "),
      [oneOf(words), oneOf(fields.categories)].join(" "),
      [words[0], oneOf(fields.sizes)].join(" "),
      oneOf(fields.categories) ?? fields.title,
      fields.sku ?? fields.title,
    ];
    const text = changed((oneOf(texts) ?? "").trim().toLowerCase(), roll);
    const narrowing = [
      ...(roll(5) === 0 && fields.category_uids ? [{ category_uids: oneOf(fields.category_uids) }] : []),
      ...(roll(5) === 0 && fields.colour_codes ? [{ colour_codes: [oneOf(fields.colour_codes)] }] : []),
      ...(roll(6) === 0 ? [{ price_us: { from: roll(200), to: 300 + roll(400) } }] : []),
    ];
    if (text !== "") made.push({ locale, text, narrowing });
  }
  return made;
}

/** One query in six has a typing error, one in six is unfinished. */
function changed(text: string, roll: (limit: number) => number): string {
  const at = 1 + roll(Math.max(1, text.length - 2));
  const way = roll(6);
  if (text.length < 5 || way > 1) return text;
  if (way === 0) return text.slice(0, Math.max(3, at));
  const swapped = text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
  return roll(2) === 0 ? swapped : text.slice(0, at) + text.slice(at + 1);
}

/** The completion requests while these are typed, letter by letter from the second on. */
export const beginnings = (list: readonly Question[]): { locale: string; text: string }[] =>
  list.flatMap(({ locale, text }) =>
    Array.from({ length: Math.min(10, text.length) - 1 }, (_, at) => ({ locale, text: text.slice(0, at + 2) })),
  );

const ranges = [{ to: 50 }, { from: 50, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 500 }, { from: 500 }];
const raw = { raw: {} };

/** The search request of a results page with facets. */
export const searchBody = ({ locale, text, narrowing }: Question): string =>
  JSON.stringify({
    query: text,
    page: { size: 24, current: 1 },
    filters: {
      all: [{ stack: "firn" }, { environment: "production" }, { locale }, { regions_include: "us" }, ...narrowing],
    },
    facets: {
      category_uids: { type: "value", size: 20 },
      colour_codes: { type: "value", size: 30 },
      sizes: { type: "value", size: 30 },
      in_stock: { type: "value" },
      price_us: { type: "range", ranges },
    },
    result_fields: {
      uid: raw,
      title: raw,
      url: raw,
      image: raw,
      price_us: raw,
      description: { snippet: { size: 160 } },
    },
  });
