import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { takeBackMade, variantsMade, type Why } from "./made.ts";
import { type PutBack, putBackRows } from "./put-back.ts";
import type { Broken, Uses } from "./schema.ts";
import { isOfShape, type Whole } from "./wholes.ts";

/**
 * Takes back what a job did to a record that was there before and whose shape it changed: a product with other options
 * or variants. Others may have built on that shape since, so that it goes back as far as the record stays sound, or not
 * at all; what the shape has nothing to do with goes back in either case.
 */

type Left = { kind: string; id: string; why: Why };
type Done = { isChanged: boolean; left: Left[] };
type Options = { job: number; uses: Uses; broken: Broken };

export async function takeBackShaped(trx: Transaction, options: Options, whole: Whole): Promise<Done> {
  const isBroken = async () => ((await options.broken[whole.aggregate]?.(trx, [whole.id])) ?? []).length > 0;
  const wasBroken = await isBroken();
  await sql`savepoint shaped`.execute(trx);
  const done = await takeBack(trx, options, whole);
  if (wasBroken || !(await isBroken())) {
    await sql`release savepoint shaped`.execute(trx);
    return done;
  }
  await sql`rollback to savepoint shaped`.execute(trx);
  await sql`release savepoint shaped`.execute(trx);
  return leaveShape(trx, options, whole);
}

async function takeBack(trx: Transaction, { job, uses }: Options, whole: Whole): Promise<Done> {
  const made = variantsMade(whole);
  const { gone, stay } = await takeBackMade(trx, { job, uses }, made);
  const ofMade = new Set(made.flatMap(({ entries }) => entries));
  const rows = await putBackRows(trx, uses, whole.entries.filter((entry) => !ofMade.has(entry)).reverse());
  const variants = [...stay].map(([{ kind, id }, why]) => ({ kind, id, why }));
  return { isChanged: gone.length + rows.back.length > 0, left: [...variants, ...leftOf(rows)] };
}

/** Puts back what the parts that stayed are like, and leaves which parts there are. */
async function leaveShape(trx: Transaction, { uses }: Options, whole: Whole): Promise<Done> {
  const shape = whole.entries.filter(isOfShape);
  const comesOrGoes = new Set(
    shape.flatMap(({ type, action, record }) => (type === "variant" && action !== "update" ? record : [])),
  );
  const others = whole.entries.filter(
    (entry) =>
      !isOfShape(entry) && !comesOrGoes.has(entry.type === "variant" ? entry.record : `${entry.key.variant_id}`),
  );
  const rows = await putBackRows(trx, uses, others.reverse());
  const left = new Map(
    shape.map(({ type: kind, record: id }) => [`${kind} ${id}`, { kind, id, why: "used-since" as const }]),
  );
  return { isChanged: rows.back.length > 0, left: [...left.values(), ...leftOf(rows)] };
}

const leftOf = ({ stay }: PutBack): Left[] =>
  stay.map(({ entry: { type, record }, why }) => ({ kind: type, id: record, why }));
