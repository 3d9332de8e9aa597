import { sql } from "kysely";
import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { mailbox, tidy } from "#commerce/customers/accounts/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { nextExpiry } from "./rules.ts";
import type { Application, ApplicationForm, ProRegion } from "./schema.ts";

type NewApplication = { form: ApplicationForm; locale: string; proofFile: string; proofType: string };

export async function insertApplication(
  trx: Transaction,
  { form, locale, proofFile, proofType }: NewApplication,
): Promise<number> {
  const { id } = await trx
    .insertInto("pro_applications")
    .values({
      first_name: tidy(form.first_name),
      last_name: tidy(form.last_name),
      email: mailbox(form.email),
      kind: form.kind,
      association: tidy(form.association),
      country: form.country,
      role: tidy(form.role),
      notes: form.notes.trim(),
      locale,
      proof_file: proofFile,
      proof_type: proofType,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type Verdict = { region: ProRegion; spendLimit: number | null };

/**
 * Sets the customer's pro code (region, last day and limit), and the pro region's customer group. Returns the last day.
 */
export async function grantCode(
  trx: Transaction,
  customerId: number,
  { region, spendLimit }: Verdict,
  now: Date,
): Promise<string> {
  const own = await trx
    .selectFrom("customers")
    .select(["form_fields", "notes"])
    .where("id", "=", customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = proCodeInfoOf(own.form_fields, own.notes);
  const expiresOn = nextExpiry(before?.expiration_date, now);
  const code = {
    region,
    expiration_date: expiresOn,
    ...(before?.employee_group && { employee_group: true }),
    ...(spendLimit !== null && { spend_limit: spendLimit }),
  };
  const rest = own.form_fields.filter(({ name }) => name.trim().toLowerCase() !== "pro code");
  const fields = [...rest, { name: "Pro Code", value: JSON.stringify(code) }];
  // When the region has no group of its own, the customer's group stays.
  await sql`
    update customers set form_fields = ${JSON.stringify(fields)}, updated_at = now(),
      customer_group_id = coalesce((
        select id from customer_groups where region = ${region} and not is_default and not is_group_for_guests
        order by id limit 1
      ), customer_group_id)
    where id = ${customerId}`.execute(trx);
  return expiresOn;
}

type Change = Partial<Pick<Application, "status" | "answer" | "region" | "spendLimit" | "customerId" | "expiresOn">>;

export async function updateApplication(
  trx: Transaction,
  id: number,
  { status, answer, region, spendLimit, customerId, expiresOn }: Change,
  decided?: { by: string; at: Date },
): Promise<void> {
  await trx
    .updateTable("pro_applications")
    .set({
      status,
      answer,
      region,
      spend_limit: spendLimit,
      customer_id: customerId,
      expires_on: expiresOn,
      ...(decided && { decided_by: decided.by, decided_at: decided.at }),
    })
    .where("id", "=", id)
    .execute();
}
