import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import type { ModerationStatus } from "./schema.ts";

/** A question or an answer, with fields that only staff and its author may see. */
export type QuestionOrAnswer = {
  id: number;
  productId: number;
  /** For an answer. */
  questionId: number | null;
  customerId: number | null;
  email: string;
  text: string;
  name: string;
  locale: string;
  isStaff: boolean;
  status: ModerationStatus | "unconfirmed";
  reason: string;
  createdAt: Date;
};

const parts = {
  question: sql`
    select t.id, t.product_id as "productId", null::integer as "questionId", t.customer_id as "customerId", t.email,
      t.body as text, t.display_name as name, t.locale, false as "isStaff", t.status, t.reason,
      t.created_at as "createdAt"
    from product_questions t`,
  answer: sql`
    select t.id, q.product_id as "productId", q.id as "questionId", t.customer_id as "customerId", '' as email,
      t.body as text, t.display_name as name, t.language as locale, t.is_staff as "isStaff", t.status, t.reason,
      t.created_at as "createdAt"
    from product_answers t join product_questions q on q.id = t.question_id`,
};
type EntryKind = keyof typeof parts;

async function find(db: Db, what: EntryKind, where: RawBuilder<unknown>): Promise<QuestionOrAnswer[]> {
  return (await sql<QuestionOrAnswer>`${parts[what]} where ${where}`.execute(db)).rows;
}

export const findQuestionOrAnswer = async (
  db: Db,
  what: EntryKind,
  id: number,
  lock = false,
): Promise<QuestionOrAnswer | null> =>
  isId(id) ? ((await find(db, what, sql`t.id = ${id} ${lock ? sql`for update of t` : sql``}`))[0] ?? null) : null;

type Page = { status?: ModerationStatus | undefined; page: number; perPage: number };

/** For staff, oldest first; questions with an unconfirmed email address are left out. */
export const questionsOrAnswersForStaff = (
  db: Db,
  what: EntryKind,
  { status, page, perPage }: Page,
): Promise<QuestionOrAnswer[]> =>
  find(
    db,
    what,
    sql`${status === undefined ? sql`t.status <> 'unconfirmed'` : sql`t.status = ${status}`} order by t.id
      limit ${perPage} offset ${(page - 1) * perPage}`,
  );
