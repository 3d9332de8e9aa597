import { type RawBuilder, sql } from "kysely";
import { countOf, exactness, literal, type RowCount } from "#commerce/shared/lists/reads.ts";
import { eachAfter } from "#commerce/staff/exports/send-export.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import type { Application, ApplicationStatus } from "./schema.ts";

async function find(db: Db, where: RawBuilder<unknown>): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select id, status, first_name, last_name, email, kind, association, country, role, notes, locale,
      proof_file as "proofFile", proof_type as "proofType", customer_id as "customerId", region,
      spend_limit as "spendLimit", expires_on as "expiresOn", answer, decided_at as "decidedAt",
      created_at as "createdAt"
    from pro_applications where ${where}`.execute(db);
  return rows;
}

export const findApplication = async (db: Db, id: number): Promise<Application | null> =>
  isId(id) ? ((await find(db, sql`id = ${id}`))[0] ?? null) : null;

export const lockApplication = async (trx: Transaction, id: number): Promise<Application | null> =>
  isId(id) ? ((await find(trx, sql`id = ${id} for update`))[0] ?? null) : null;

type Filter = { status?: ApplicationStatus | undefined; q?: string | undefined };
type Page = Filter & { page: number; perPage: number };

/** Matches a part of the name, the e-mail address or the association. */
const named = (q: string) =>
  sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || association) like ${`%${literal(q.trim().toLowerCase())}%`}`;

const wanted = ({ status, q = "" }: Filter) =>
  sql`${status === undefined ? sql`true` : sql`status = ${status}`} and ${q.trim() === "" ? sql`true` : named(q)}`;

export const listApplications = (db: Db, { page, perPage, ...filter }: Page): Promise<Application[]> =>
  find(db, sql`${wanted(filter)} order by id desc limit ${perPage} offset ${(page - 1) * perPage}`);

/** All applications that match, oldest first, in batches. */
export const eachApplication = (db: Db, filter: Filter): AsyncGenerator<Application[]> =>
  eachAfter((after, limit) => find(db, sql`${wanted(filter)} and id > ${after} order by id limit ${limit}`));

/** The number of applications, counted up to 10,000. */
export async function countApplications(db: Db, filter: Filter): Promise<RowCount> {
  const { rows } = await countOf(sql`from pro_applications where ${wanted(filter)} order by id desc`).execute(db);
  return exactness(rows[0]?.total);
}
