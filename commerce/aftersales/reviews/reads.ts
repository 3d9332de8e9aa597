import { type RawBuilder, sql } from "kysely";
import { countOf, exactness, literal, type RowCount } from "#commerce/shared/lists/reads.ts";
import { listingTag, productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { isId } from "#platform/ids.ts";
import { questionsFirst, type ReviewQuery, reviewsPerPage, shownFirst } from "./rules.ts";
import type {
  ModerationStatus,
  PublicQuestion,
  PublicReview,
  Rating,
  Review,
  ReviewSummary,
  RiderCounts,
  SizedProduct,
} from "./schema.ts";

const photos = sql`(
  select coalesce(json_agg(json_build_object('id', media_id, 'width', width, 'height', height) order by position), '[]')
  from review_photos where review_id = r.id)`;
const shown = sql`json_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'text', r.body,
  'name', r.display_name, 'language', r.language, 'fit', r.fit,
  'size', r.size, 'weight', r.weight, 'height', r.height, 'translations', r.translations, 'isVerified', r.is_verified, 'helpful', r.helpful,
  'createdAt', r.created_at, 'photos', ${photos})`;
const sized = sql`json_build_object('kind', p.kind, 'riders', coalesce(p.attributes -> 'rider', '[]'))`;
const summary = sql`json_build_object('average', coalesce(s.average, 0), 'count', s.count, 'stars', s.stars,
  'fits', s.fits)`;
const question = sql`json_build_object('id', q.id, 'text', q.body, 'name', q.display_name,
  'language', split_part(q.locale, '-', 1), 'createdAt', q.created_at, 'answers', (
    select coalesce(json_agg(json_build_object('id', a.id, 'text', a.body, 'name', a.display_name,
      'language', a.language, 'isStaff', a.is_staff) order by a.is_staff desc, a.id), '[]')
    from product_answers a where a.question_id = q.id and a.status = 'published'))`;

/** Whether a question was asked in another language than the visitor's. */
const inOthers = (language: string) => sql`split_part(q.locale, '-', 1) <> ${language}`;

const orders: Record<ReviewQuery["sort"], RawBuilder<unknown>> = {
  newest: sql`r.created_at desc, r.id desc`,
  helpful: sql`r.helpful desc, r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
};

export type ReviewSection = {
  /** The kind of product and riders to which its sizes apply. */
  sized: SizedProduct;
  summary: ReviewSummary;
  reviews: PublicReview[];
  questions: PublicQuestion[];
  questionCount: number;
};

/**
 * The content of a product page: the summary, the most helpful reviews and the latest questions, those in the visitor's
 * language first. One statement.
 */
export async function readSection(db: Db, productId: number, language: string): Promise<ReviewSection> {
  noteTags([productTag(productId)]);
  const { rows } = await sql<ReviewSection>`
    select (select ${sized} from products p where p.id = ${productId}) as sized,
      coalesce((select ${summary} from review_summaries s where s.product_id = ${productId}),
        '{"average": 0, "count": 0, "stars": [0,0,0,0,0], "fits": [0,0,0]}') as summary,
      (select coalesce(json_agg(one), '[]') from (
        select ${shown} as one from reviews r where r.product_id = ${productId} and r.status = 'published'
        order by r.language <> ${language}, ${orders.helpful} limit ${shownFirst}) as first) as reviews,
      (select coalesce(json_agg(one), '[]') from (
        select ${question} as one from product_questions q
        where q.product_id = ${productId} and q.status = 'published'
        order by ${inOthers(language)}, q.id desc limit ${questionsFirst}) as latest) as questions,
      (select count(*)::integer from product_questions q
        where q.product_id = ${productId} and q.status = 'published') as "questionCount"`.execute(db);
  return rows[0] as ReviewSection;
}

export async function readSummary(db: Db, productId: number): Promise<ReviewSummary | null> {
  if (!isId(productId)) return null;
  noteTags([productTag(productId)]);
  const { rows } = await sql<{ summary: ReviewSummary }>`
    select ${summary} as summary from review_summaries s where product_id = ${productId} and count > 0`.execute(db);
  return rows[0]?.summary ?? null;
}

/** The ratings on product cards, by product id, for products with reviews only; one read by keys. */
export async function ratingsOf(db: Db, productIds: readonly number[]): Promise<Map<number, Rating>> {
  if (productIds.length === 0) return new Map();
  noteTags(productIds.map(listingTag));
  const { rows } = await sql<Rating & { id: number }>`
    select product_id as id, average::float8 as average, count from review_summaries
    where product_id = any(${[...productIds]}::int[]) and count > 0`.execute(db);
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
}

type Listing = ReviewQuery & {
  perPage?: number;
  /** By default, reviews in this language come first. */
  language?: string;
};

const narrowed = ({ rating, weight, size }: ReviewQuery) => sql`
  ${rating === null ? sql`true` : sql`r.rating = ${rating}`} and ${size === null ? sql`true` : sql`r.size = ${size}`}
  and ${weight === null ? sql`true` : sql`r.weight >= ${weight[0]} and r.weight < ${weight[1]}`}`;

/** The number of a product's published reviews that match the filters. */
export async function countReviews(db: Db, productId: number, query: ReviewQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reviews r
    where r.product_id = ${productId} and r.status = 'published' and ${narrowed(query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The sizes and weights of those who wrote a product's published reviews, with the number of reviews for each. */
export async function countRiders(db: Db, productId: number): Promise<RiderCounts> {
  noteTags([productTag(productId)]);
  const { rows } = await sql<RiderCounts>`
    with shown as (select size, weight from reviews where product_id = ${productId} and status = 'published')
    select (select coalesce(json_agg(json_build_object('size', size, 'count', count)), '[]') from (
        select size, count(*)::integer from shown where size <> '' group by size) as by_size) as sizes,
      (select coalesce(json_agg(json_build_object('weight', weight, 'count', count)), '[]') from (
        select weight, count(*)::integer from shown where weight is not null group by weight) as by_weight) as weights
  `.execute(db);
  return rows[0] ?? { sizes: [], weights: [] };
}

/** A page of a product's published reviews; their number is in the summary. */
export async function listReviews(
  db: Db,
  productId: number,
  { perPage = reviewsPerPage, language, ...query }: Listing,
): Promise<PublicReview[]> {
  if (!isId(productId)) return [];
  noteTags([productTag(productId)]);
  const { sort, page } = query;
  const own = language === undefined || sort !== "newest" ? sql`` : sql`r.language <> ${language},`;
  const { rows } = await sql<{ one: PublicReview }>`
    select ${shown} as one from reviews r
    where r.product_id = ${productId} and r.status = 'published' and ${narrowed(query)}
    order by ${own} ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows.map(({ one }) => one);
}

type QuestionPage = { page?: number; perPage?: number; language?: string };

/** A page of a product's published questions with their answers, those in the language first, then latest first. */
export async function listQuestions(
  db: Db,
  productId: number,
  { page = 1, perPage = 50, language }: QuestionPage = {},
): Promise<PublicQuestion[]> {
  if (!isId(productId)) return [];
  noteTags([productTag(productId)]);
  const { rows } = await sql<{ one: PublicQuestion }>`
    select ${question} as one from product_questions q where q.product_id = ${productId} and q.status = 'published'
    order by ${language === undefined ? sql`` : sql`${inOthers(language)},`} q.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows.map(({ one }) => one);
}

async function find(db: Db, where: RawBuilder<unknown>): Promise<Review[]> {
  const { rows } = await sql<{ one: PublicReview } & Omit<Review, keyof PublicReview>>`
    select ${shown} as one, r.product_id as "productId", r.customer_id as "customerId", r.status, r.reason
    from reviews r where ${where}`.execute(db);
  return rows.map(({ one, ...more }) => ({ ...one, ...more }));
}

/** In any status; the caller decides who may see it. */
export const findReview = async (db: Db, id: number): Promise<Review | null> =>
  isId(id) ? ((await find(db, sql`r.id = ${id}`))[0] ?? null) : null;

export const lockReview = async (trx: Transaction, id: number): Promise<Review | null> =>
  isId(id) ? ((await find(trx, sql`r.id = ${id} for update`))[0] ?? null) : null;

/**
 * The email address and country of a review's author, from the account or else the order; null when there is none any
 * more.
 */
export async function findWriter(db: Db, id: number): Promise<{ email: string; country: string } | null> {
  const { rows } = await sql<{ email: string; country: string }>`
    select coalesce(u.email, o.email) as email, coalesce(o.country, '') as country
    from reviews r left join customers u on u.id = r.customer_id left join orders o on o.id = r.order_id
    where r.id = ${id} and coalesce(u.email, o.email, '') <> ''`.execute(db);
  return rows[0] ?? null;
}

type Page = { status?: ModerationStatus | undefined; q?: string | undefined; page: number; perPage: number };

/** Matches a part of the title, the text or the author's name (the index reviews_by_words). */
const says = (q: string) =>
  sql`lower(r.title || ' ' || r.body || ' ' || r.display_name) like ${`%${literal(q.toLowerCase())}%`}`;

/** For staff, oldest first, in the order in which they should be decided on. */
export const reviewsForStaff = (db: Db, { status, q = "", page, perPage }: Page): Promise<Review[]> =>
  find(
    db,
    sql`${status === undefined ? sql`true` : sql`r.status = ${status}`}
      and ${q.trim() === "" ? sql`true` : says(q.trim())} order by r.id
      limit ${perPage} offset ${(page - 1) * perPage}`,
  );

/** The number of reviews that wait for a decision, counted to 10,000. */
export async function countWaiting(db: Db): Promise<RowCount> {
  const { rows } = await countOf(sql`from reviews where status = 'pending'`).execute(db);
  return exactness(rows[0]?.total);
}

export type ProductName = {
  id: number;
  uid: string;
  name: string;
  kind: string;
  optionKinds: string[];
  riders: string[];
};

/** The product of reviews and questions; null when it is not visible. */
export async function findReviewedProduct(
  db: Db,
  where: { id: number } | { uid: string },
): Promise<ProductName | null> {
  if ("id" in where && !isId(where.id)) return null;
  const by = "id" in where ? sql`p.id = ${where.id}` : sql`p.uid = ${where.uid}`;
  const { rows } = await sql<ProductName>`
    select p.id, p.uid, p.name, p.kind, array(select o.kind from product_options o where o.product_id = p.id)
      as "optionKinds", coalesce(p.attributes -> 'rider', '[]') as riders
    from products p where ${by} and p.is_visible and p.availability <> 'disabled'`.execute(db);
  noteTags(rows.map(({ id }) => productTag(id)));
  return rows[0] ?? null;
}
