import { type RawBuilder, sql } from "kysely";
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

type Page = { status?: ApplicationStatus | undefined; page: number; perPage: number };

export const listApplications = (db: Db, { status, page, perPage }: Page): Promise<Application[]> =>
  find(
    db,
    sql`${status === undefined ? sql`true` : sql`status = ${status}`} order by id desc
      limit ${perPage} offset ${(page - 1) * perPage}`,
  );
