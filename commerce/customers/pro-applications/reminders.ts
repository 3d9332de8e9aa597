import { sql } from "kysely";
import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import type { Db } from "#database/tables.ts";
import { type ProApplicationServices, queueProEmail } from "./apply.ts";
import { oldProofs, removeProof } from "./proofs.ts";
import { remindBefore } from "./rules.ts";

type Row = { id: number; fields: { name: string; value: string }[]; notes: string };

/**
 * Runs each night: reminds customers whose code ends within 30 days, once per last day. Returns the number of
 * reminders.
 */
export async function remindOfEnds(
  { db, jobs }: Pick<ProApplicationServices, "db" | "jobs">,
  now = new Date(),
): Promise<number> {
  const [today, last] = [now, new Date(now.getTime() + remindBefore)].map((at) => at.toISOString().slice(0, 10));
  let told = 0;
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, form_fields as fields, notes from customers
      where id > ${after} and (form_fields::text ilike '%pro code%' or notes like '%"region"%')
      order by id limit 500`.execute(db);
    const ends = rows.flatMap(({ id, fields, notes }) => {
      const info = proCodeInfoOf(fields, notes);
      const end = info?.region.startsWith("pro") ? info.expiration_date : undefined;
      return end !== undefined && today !== undefined && last !== undefined && end >= today && end <= last
        ? [{ id, end }]
        : [];
    });
    for (const { id, end } of ends) told += await tell({ db, jobs }, id, end);
    const next = rows.at(-1);
    if (!next) return told;
    after = next.id;
  }
}

const tell = ({ db, jobs }: Pick<ProApplicationServices, "db" | "jobs">, customerId: number, end: string) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      insert into pro_reminders (customer_id, expires_on) values (${customerId}, ${end})
      on conflict do nothing returning customer_id`.execute(trx);
    if (rows.length === 0) return 0;
    await queueProEmail(jobs, trx, { kind: "reminder", customerId });
    return 1;
  });

/** Deletes proofs 90 days after the decision, and refused applications after half a year. */
export async function clearApplications(db: Db, dataDir: string): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    select proof_file as file from pro_applications
    where proof_file is not null and decided_at < now() - interval '90 days' limit 1000`.execute(db);
  for (const { file } of rows) await removeProof(dataDir, file);
  const files = rows.map(({ file }) => file);
  if (files.length > 0)
    await sql`update pro_applications set proof_file = null where proof_file = any (${files})`.execute(db);
  await sql`
    delete from pro_applications
    where proof_file is null and status = 'refused' and decided_at < now() - interval '180 days'`.execute(db);
  // Deletes the files of applications that were deleted together with the applicant's account.
  const old = await oldProofs(dataDir);
  const kept = await sql<{ file: string }>`
    select proof_file as file from pro_applications where proof_file = any (${old})`.execute(db);
  const named = new Set(kept.rows.map(({ file }) => file));
  for (const file of old) if (!named.has(file)) await removeProof(dataDir, file);
}
