import { type RawBuilder, sql } from "kysely";
import { type CountedRows, countOf, exactness, literal } from "#commerce/shared/lists/reads.ts";
import type { Db } from "#database/tables.ts";
import type { ModerationFilter, ModerationQuery, ModerationRow } from "./schema.ts";

type ContributionKind = ModerationRow["what"];

/** Columns of questions and answers in place of a review's size, weight, height and translations. */
const noRider = sql`'' as size, null::integer as weight, null::integer as height, '{}'::jsonb as translations`;

/**
 * Reads each kind as rows of one shape. `t` is its table, `own` has only that table, and `said` is the text that is
 * searched.
 */
const kinds: Record<ContributionKind, Record<"own" | "from" | "columns" | "said", RawBuilder<unknown>>> = {
  review: {
    own: sql`reviews t`,
    from: sql`reviews t join products p on p.id = t.product_id`,
    columns: sql`t.rating, t.title, t.body as text, t.language, false as "isStaff", t.size, t.weight, t.height, t.translations,
      array(select media_id from review_photos f where f.review_id = t.id order by position) as photos`,
    said: sql`lower(t.title || ' ' || t.body || ' ' || t.display_name)`,
  },
  question: {
    own: sql`product_questions t`,
    from: sql`product_questions t join products p on p.id = t.product_id`,
    columns: sql`null::integer as rating, '' as title, t.body as text, split_part(t.locale, '-', 1) as language,
      false as "isStaff", ${noRider}, '{}'::text[] as photos`,
    said: sql`lower(t.body || ' ' || t.display_name)`,
  },
  answer: {
    own: sql`product_answers t`,
    from: sql`product_answers t join product_questions q on q.id = t.question_id join products p on p.id = q.product_id`,
    columns: sql`null::integer as rating, q.body as title, t.body as text, t.language, t.is_staff as "isStaff",
      ${noRider}, '{}'::text[] as photos`,
    said: sql`lower(t.body || ' ' || t.display_name)`,
  },
};

/**
 * Lists waiting texts oldest first, all others latest first. Questions with an unconfirmed email address are left out.
 */
export async function listModeration(
  db: Db,
  { page, limit, ...filter }: ModerationQuery,
): Promise<CountedRows<ModerationRow>> {
  const { own } = kinds[filter.what ?? "review"];
  const wanted = wantedBy(filter);
  const order = filter.status === "pending" ? sql`t.id` : sql`t.id desc`;
  const [rows, counted] = await Promise.all([
    rowsOf(db, filter, sql`${wanted} order by ${order} limit ${limit} offset ${(page - 1) * limit}::bigint`),
    countOf(sql`from ${own} where ${wanted}`).execute(db),
  ]);
  return { rows, ...exactness(counted.rows[0]?.total) };
}

/** The rows after this id, sorted by id. */
export const moderationAfter = (db: Db, filter: ModerationFilter, after: number, limit: number) =>
  rowsOf(db, filter, sql`${wantedBy(filter)} and t.id > ${after} order by t.id limit ${limit}`);

function wantedBy({ what = "review", status, reported, q = "" }: ModerationFilter): RawBuilder<unknown> {
  const { said } = kinds[what];
  return sql.join(
    [
      status === undefined ? sql`t.status <> 'unconfirmed'` : sql`t.status = ${status}`,
      reported ? sql`t.id in (select target_id from review_reports where what = ${what})` : sql`true`,
      q.trim() === "" ? sql`true` : sql`${said} like ${`%${literal(q.trim().toLowerCase())}%`}`,
    ],
    sql` and `,
  );
}

async function rowsOf(
  db: Db,
  { what = "review" }: ModerationFilter,
  where: RawBuilder<unknown>,
): Promise<ModerationRow[]> {
  const { from, columns } = kinds[what];
  const { rows } = await sql<Omit<ModerationRow, "what" | "writtenAt"> & { writtenAt: Date }>`/* once */
    select t.id, json_build_object('id', p.id, 'name', p.name, 'image', p.images #>> '{0,id}') as product, ${columns},
      t.display_name as author, t.status, t.reason, t.created_at as "writtenAt",
      array(select note from review_reports r where r.what = ${what} and r.target_id = t.id order by r.id limit 20) as reports
    from ${from} where ${where}`.execute(db);
  return rows.map((row) => ({ ...row, what, writtenAt: row.writtenAt.toISOString() }));
}
