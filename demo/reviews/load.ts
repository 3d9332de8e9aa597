import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { demoQuestions, demoReviews } from "./choose.ts";
import { commonQuestions } from "./common-questions.ts";
import { topics } from "./texts.ts";

/**
 * The reviews and questions of the demo world. No orders belong to them: the reviews have the origin "import", from
 * another shop, which vouches that their writers bought the products.
 */

const day = 24 * 60 * 60 * 1000;

/** Writes reviews, their summaries and photos, questions and answers. */
export async function addReviews(trx: Transaction, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * day);
  const reviews = demoReviews().map((review) => ({ ...review, at: at(review.days) }));
  await sql`
    insert into reviews (product_id, origin, rating, title, body, display_name, language, fit, size, weight,
      height, translations, status, helpful,
      created_at, decided_at, decided_by)
    select p.id, 'import', r.rating, r.title, r.text, r.name, r.language, r.fit, r.size, r.weight,
      r.height, r.translations, 'published', r.helpful, r.at, r.at, 'demo'
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r (uid text, rating integer, title text, text text,
      name text, language text, fit text, size text, weight smallint, height smallint, translations jsonb, helpful integer, at timestamptz)
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
    join unnest(${topics.photos}::text[]) with ordinality as p (photo, n) using (n)`.execute(trx);
  const questions = [...commonQuestions(), ...demoQuestions()].map((question) => ({
    ...question,
    at: at(question.days),
  }));
  await sql`
    with given as (
      select q.*, p.id as product_id, nextval(pg_get_serial_sequence('product_questions', 'id'))::integer as id
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (uid text, text text, name text, language text,
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
