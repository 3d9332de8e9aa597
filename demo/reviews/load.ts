import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { products } from "#demo/catalogue/products.ts";
import type { DemoProduct, Kind } from "#demo/shapes.ts";
import { chance } from "#demo/world/chance.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { Asked, ReviewLanguage, Topic, Voices, Written } from "./shapes.ts";

/**
 * What the demo world's buyers say. There are no orders behind it: the reviews came along from elsewhere (origin "import"),
 * with that place's word that these people have bought.
 */

const voices: Record<ReviewLanguage, Voices> = { en, de, fr, es, it };
const languages = Object.keys(voices) as ReviewLanguage[];
const places: Record<ReviewLanguage, string> = { en: "en-us", de: "de-de", fr: "fr-fr", es: "es-es", it: "it-it" };
const day = 24 * 60 * 60 * 1000;

const byKind: Partial<Record<Kind, Topic>> = {
  ...{ boot: "boot", binding: "binding", jacket: "jacket", pants: "pants", midlayer: "midlayer", gloves: "gloves" },
  ...{ goggles: "goggles", helmet: "helmet" },
};
const byCategory: Record<string, Topic[]> = {
  "all-mountain-snowboards": ["board"],
  "freestyle-snowboards": ["park", "board"],
  "freeride-snowboards": ["freeride", "board"],
  "carving-snowboards": ["carving", "board"],
  splitboards: ["split"],
  "kids-snowboards": ["small-board"],
};
const byUid: Record<string, Topic> = {
  ...{ "dockside-beanie": "knit", "bluff-pom-beanie": "knit", "quiver-roller-172-board-bag": "bag" },
  ...{
    "bevel-edge-tool": "care",
    "saturday-tuning-kit": "care",
    "ping-beacon": "safety",
    "ping-lite-beacon": "safety",
  },
};
/** Products of each kind that people have spoken about. */
const most: Partial<Record<Kind, number>> = {
  ...{ snowboard: 24, boot: 12, binding: 8, jacket: 5, pants: 3, midlayer: 3, gloves: 3, goggles: 4, helmet: 3 },
};

function topicsOf({ uid, kind, categories }: DemoProduct): Topic[] {
  // What was written of boots and bindings, grown-ups wrote of theirs.
  const isSmall = kind !== "snowboard" && categories.some((category) => category.startsWith("kids"));
  const own = isSmall ? undefined : (byUid[uid] ?? byKind[kind]);
  return own ? [own] : categories.flatMap((category) => byCategory[category] ?? []);
}

const isBestSeller = ({ flags = [] }: DemoProduct) => flags.includes("best-seller");

/** Best sellers first, then whom chance picks; nobody has ridden what is still to come. */
function spokenOf(): DemoProduct[] {
  const spoken = new Map<Kind, number>();
  const isPicked = ({ uid, kind }: DemoProduct): boolean => {
    const before = spoken.get(kind) ?? 0;
    spoken.set(kind, before + 1);
    return uid in byUid || before < (most[kind] ?? 0);
  };
  return products
    .filter((product) => topicsOf(product).length > 0 && !product.flags?.includes("coming-soon"))
    .sort(
      (a, b) =>
        Number(isBestSeller(b)) - Number(isBestSeller(a)) ||
        chance(`said ${a.uid}`, 9999) - chance(`said ${b.uid}`, 9999),
    )
    .filter(isPicked);
}

type Pool<Text> = { language: ReviewLanguage; text: Text }[];

/** All that was written about a topic, in all languages, well mixed. */
const poolOf = <Text extends Written | Asked>(topic: Topic, pick: (voice: Voices) => readonly Text[]): Pool<Text> =>
  languages
    .flatMap((language) => pick(voices[language]).map((text) => ({ language, text })))
    .filter(({ text: [about] }) => about === topic)
    .sort((a, b) => chance(`mixed ${a.text[1]} ${a.text[2]}`, 9999) - chance(`mixed ${b.text[1]} ${b.text[2]}`, 9999));

/** The next `count` of a pool, going round, so that every text is used about as often as any other. */
function makeTaker<Text extends Written | Asked>(pick: (voice: Voices) => readonly Text[]) {
  const pools = new Map<Topic, { pool: Pool<Text>; at: number }>();
  return (topic: Topic, count: number): Pool<Text> => {
    const own = pools.get(topic) ?? { pool: poolOf(topic, pick), at: 0 };
    pools.set(topic, own);
    const taken = Array.from(
      { length: Math.min(count, own.pool.length) },
      (_, step) => own.pool[(own.at + step) % own.pool.length]!,
    );
    own.at += taken.length;
    return taken;
  };
}

/** Three to twelve reviews of each, and a question of every third. Pure. */
export function demoTalk() {
  const takeReviews = makeTaker((voice) => voice.reviews);
  const takeQuestions = makeTaker((voice) => voice.questions);
  const reviews = spokenOf().flatMap((product) => {
    const { uid } = product;
    const topics = topicsOf(product);
    const count = isBestSeller(product) ? 9 + chance(`count ${uid}`, 4) : 3 + chance(`count ${uid}`, 5);
    const special = topics.length > 1 ? takeReviews(topics[0]!, Math.min(4, count - 1)) : [];
    const said = [...special, ...takeReviews(topics.at(-1)!, count - special.length)];
    return said.map(({ language, text: [, rating, title, text, fit = null] }, at) => {
      const seed = `${uid} ${at}`;
      const { names } = voices[language];
      const name = names[(chance(`name ${uid}`, names.length) + at) % names.length];
      const days = 4 + chance(`day ${seed}`, 420);
      return { uid, rating, title, text, name, language, fit, days, helpful: chance(`helpful ${seed}`, 15) };
    });
  });
  const questions = spokenOf()
    .filter(({ uid }) => chance(`asked ${uid}`, 5) < 2)
    .flatMap((product) => {
      const topic = topicsOf(product).at(-1)!;
      return takeQuestions(topic, 1 + chance(`questions ${product.uid}`, 2)).map(
        ({ language, text: [, text, ...answers] }, at) => {
          const { names } = voices[language];
          const name = names[chance(`asks ${product.uid} ${at}`, names.length)];
          const said = answers.map(([by, answer]) => ({
            text: answer,
            name: by === "shop" ? "" : by,
            isStaff: by === "shop",
          }));
          return {
            uid: product.uid,
            text,
            name,
            language,
            locale: places[language],
            days: 3 + chance(`${product.uid} ${at}`, 200),
            answers: said,
          };
        },
      );
    });
  return { reviews, questions };
}

/** Pictures of the mountains that somebody took along with a review, by the review's place in the list. */
const photos = ["scene-powder-line", "scene-corduroy", "scene-night-park", "scene-forest", "scene-glacier"];

/** Writes all of it in a few statements, with the summaries. */
export async function addTalk(trx: Transaction, now: Date): Promise<void> {
  const { reviews, questions } = demoTalk();
  const at = (days: number) => new Date(now.getTime() - days * day);
  const rows = reviews.map((review) => ({ ...review, at: at(review.days) }));
  await sql`
    insert into reviews (product_id, origin, rating, title, body, display_name, language, fit, status, helpful,
      created_at, decided_at, decided_by)
    select p.id, 'import', r.rating, r.title, r.text, r.name, r.language, r.fit, 'published', r.helpful, r.at, r.at, 'demo'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (uid text, rating integer, title text, text text,
      name text, language text, fit text, helpful integer, at timestamptz)
    join products p on p.uid = r.uid`.execute(trx);
  await sql`
    insert into review_summaries (product_id, count, average, stars, fits)
    select product_id, count(*), round(avg(rating), 1),
      array[${counts("rating", ["1", "2", "3", "4", "5"])}], array[${counts("fit", ["small", "true", "large"])}]
    from reviews where status = 'published' group by product_id`.execute(trx);
  await sql`
    insert into review_photos (media_id, review_id, position, width, height)
    select photo, id, 0, 2688, 1512
    from (select id, row_number() over (order by created_at desc) as n from reviews where rating = 5
      and product_id in (select id from products where kind = 'snowboard')) as r
    join unnest(${photos}::text[]) with ordinality as p (photo, n) using (n)`.execute(trx);
  const asked = questions.map((question) => ({ ...question, at: at(question.days) }));
  await sql`
    with given as (
      select q.*, p.id as product_id, nextval(pg_get_serial_sequence('product_questions', 'id'))::integer as id
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q (uid text, text text, name text, language text,
        locale text, at timestamptz, answers jsonb)
      join products p on p.uid = q.uid
    ), questions as (
      insert into product_questions (id, product_id, display_name, body, locale, status, created_at, decided_by)
      overriding system value
      select id, product_id, name, text, locale, 'published', at, 'demo' from given
    )
    insert into product_answers (question_id, is_staff, display_name, body, language, status, created_at, decided_by)
    select g.id, a."isStaff", a.name, a.text, g.language, 'published', g.at + interval '1 day', 'demo'
    from given g, jsonb_to_recordset(g.answers) as a (text text, name text, "isStaff" boolean)`.execute(trx);
}

const counts = (column: "rating" | "fit", values: string[]) =>
  sql.join(values.map((value) => sql`count(*) filter (where ${sql.ref(column)}::text = ${value})::integer`));
