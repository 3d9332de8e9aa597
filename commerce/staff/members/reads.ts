import { sql } from "kysely";
import { permissionsOf } from "#commerce/staff/permissions/built-in.ts";
import { readMarkets } from "#commerce/staff/permissions/rules.ts";
import type { Member } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";

export type MemberRow = {
  id: number;
  email: string;
  name: string;
  language: string;
  markets: string[] | null;
  is_active: boolean;
  has_second_factor: boolean;
  has_codes: boolean;
  role_id: number;
  built_in: string | null;
  role_name: string;
  role_permissions: string[];
  role_markets: string[] | null;
};

/** Columns of staff_members as m with staff_roles as r. */
export const memberColumns = sql.raw(`m.id, m.email, m.name, m.language, m.markets, m.is_active,
  (m.totp_confirmed_at is not null or exists (select from staff_passkeys k where k.member_id = m.id))
    as has_second_factor, m.totp_confirmed_at is not null as has_codes, r.id as role_id, r.built_in, r.name as role_name,
  r.permissions as role_permissions, r.markets as role_markets`);

export const toMember = (row: MemberRow): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  language: row.language,
  role: {
    id: row.role_id,
    builtIn: row.built_in,
    name: row.role_name,
    permissions: permissionsOf(row.built_in, row.role_permissions),
    markets: readMarkets(row.role_markets),
  },
  markets: readMarkets(row.markets),
  isActive: row.is_active,
  hasSecondFactor: row.has_second_factor,
  hasCodes: row.has_codes,
});

export async function findMember(db: Db | Transaction, id: number): Promise<Member | null> {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from staff_members m join staff_roles r on r.id = m.role_id where m.id = ${id}`.execute(db);
  return rows[0] ? toMember(rows[0]) : null;
}

export type ListedMember = Member & { hasJoined: boolean; createdAt: Date; seenAt: Date | null };

/** Whether somebody may sign in. "invited": they have not chosen a password yet. */
export const statusOf = ({ isActive, hasJoined }: ListedMember) =>
  !isActive ? "inactive" : hasJoined ? "active" : "invited";

/** All members, by name. The list is not paged, because a shop has few. */
export async function listMembers(db: Db): Promise<ListedMember[]> {
  const { rows } = await sql<MemberRow & { has_joined: boolean; created_at: Date; seen_at: Date | null }>`
    select ${memberColumns}, m.password_hash is not null as has_joined, m.created_at, m.seen_at
    from staff_members m join staff_roles r on r.id = m.role_id
    order by lower(m.name), lower(m.email) limit 5000`.execute(db);
  return rows.map((row) => ({
    ...toMember(row),
    hasJoined: row.has_joined,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }));
}

export type Credentials = {
  id: number;
  email: string;
  name: string;
  language: string;
  isActive: boolean;
  passwordHash: string | null;
  totpKey: Buffer | null;
  /** Whether one-time codes are on. */
  hasCodes: boolean;
  hasPasskey: boolean;
};

const credentialColumns = sql.raw(`id, email, name, language, is_active as "isActive", password_hash as "passwordHash",
  totp_key as "totpKey", totp_confirmed_at is not null as "hasCodes",
  exists (select from staff_passkeys k where k.member_id = staff_members.id) as "hasPasskey"`);

export async function findCredentials(db: Db | Transaction, email: string): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${credentialColumns} from staff_members where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

export async function findCredentialsOf(db: Db | Transaction, id: number): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${credentialColumns} from staff_members where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The address of the first active owner; null when there is none yet. */
export async function findOwnerEmail(db: Db): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select m.email from staff_members m join staff_roles r on r.id = m.role_id
    where r.built_in = 'owner' and m.is_active and m.password_hash is not null order by m.id limit 1`.execute(db);
  return rows[0]?.email ?? null;
}
