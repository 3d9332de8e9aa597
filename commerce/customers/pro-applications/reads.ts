import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/catalog/office/narrowing.ts";
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

type Page = { status?: ApplicationStatus | undefined; q?: string | undefined; page: number; perPage: number };

/** A part of the name, the e-mail address or the association. */
const named = (q: string) =>
  sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || association) like ${`%${literal(q.trim().toLowerCase())}%`}`;

export const listApplications = (db: Db, { status, q = "", page, perPage }: Page): Promise<Application[]> =>
  find(
    db,
    sql`${status === undefined ? sql`true` : sql`status = ${status}`} and ${q.trim() === "" ? sql`true` : named(q)} order by id desc
      limit ${perPage} offset ${(page - 1) * perPage}`,
  );
