import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { SystemStatus } from "./schema.ts";

const mostCounted = 10_000;

/** The database's own figures; reads none of the shop's tables. */
export async function findDatabase(db: Db): Promise<SystemStatus["database"]> {
  const { rows } = await sql<SystemStatus["database"]>`
    select current_setting('server_version') as version, pg_database_size(current_database())::bigint as bytes,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
      (select json_agg(t) from (
        select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc, 1) t) as tables`.execute(db);
  return rows[0] as SystemStatus["database"];
}

/**
 * Waiting and failed jobs by queue. pg-boss keeps failed jobs for two weeks, and has no tables before its first start.
 */
export async function findQueues(db: Db): Promise<SystemStatus["queues"]> {
  const begun = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(db);
  if (!begun.rows[0]?.is) return [];
  const { rows } = await sql<{ name: string; waiting: number; failed: number; oldest: Date | null }>`
    select name, count(*) filter (where state <> 'failed')::integer as waiting,
      count(*) filter (where state = 'failed')::integer as failed,
      min(created_on) filter (where state <> 'failed' and start_after <= now()) as oldest
    from (
      (select name, state, created_on, start_after from pgboss.job where state = 'failed' limit ${sql.lit(mostCounted)})
      union all
      (select name, state, created_on, start_after from pgboss.job where state < 'completed' limit ${sql.lit(mostCounted)})
    ) j where name not like '\\_\\_pgboss%' group by name order by failed desc, name`.execute(db);
  return rows.map(({ oldest, ...queue }) => ({ ...queue, oldestWaiting: oldest?.toISOString() ?? null }));
}

export async function findWebhookHealth(db: Db): Promise<SystemStatus["webhooks"]> {
  const { rows } = await sql<SystemStatus["webhooks"]>`
    select count(*) filter (where is_active and paused_at is null)::integer as active,
      count(*) filter (where paused_at is not null)::integer as paused from webhooks`.execute(db);
  return rows[0] ?? { active: 0, paused: 0 };
}

export async function findLatestBackup(db: Db): Promise<SystemStatus["backup"]> {
  const row = await db.selectFrom("backups").selectAll().orderBy("at", "desc").limit(1).executeTakeFirst();
  return row ? { at: row.at.toISOString(), note: row.note, madeBy: row.made_by } : null;
}
