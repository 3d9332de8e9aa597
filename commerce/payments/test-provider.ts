import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { type ChargeAnswer, type ChargeRequest, type PaymentProvider, PaymentUnclear } from "./provider.ts";
import { cardDigits } from "./rules.ts";
import { testCardOf } from "./test-cards.ts";

type Charge = { reference: string; status: "captured" | "declined" | "action_required"; reason: string };

/**
 * A payment provider without money: it behaves like a real one, and its books are the table test_charges. It answers
 * a repeated charge with what became of the first, whatever card the repetition names.
 */
export function makeTestProvider(db: Db): PaymentProvider {
  return {
    name: "test",

    async charge(request) {
      const card = testCardOf(cardDigits(request.card.number));
      const reason = card.kind === "declined" ? card.reason : "";
      const charge = await book(db, request, card.kind, reason);
      if (card.kind === "captured" && card.answerLost) throw new PaymentUnclear("The test provider did not answer.");
      return toAnswer(charge);
    },

    async find(idempotencyKey) {
      const charge = await db
        .selectFrom("test_charges")
        .select(["reference", "status", "reason"])
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirst();
      return charge ? toAnswer(charge) : null;
    },

    async complete(reference, approved) {
      const outcome = approved
        ? { status: "captured" as const }
        : { status: "declined" as const, reason: "not-approved" };
      await db
        .updateTable("test_charges")
        .set({ ...outcome, return_url: null })
        .where("reference", "=", reference)
        .where("status", "=", "action_required")
        .execute();
      const charge = await db
        .selectFrom("test_charges")
        .select(["reference", "status", "reason"])
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (!charge) throw new Error(`The test provider knows no charge ${reference}.`);
      return toAnswer(charge);
    },

    async refund(reference, amount, idempotencyKey) {
      const { rows } = await sql`
        with asked as (
          insert into test_refunds (idempotency_key, reference, amount)
          select ${idempotencyKey}, reference, ${amount}::bigint from test_charges
          where reference = ${reference} and status = 'captured' and refunded + ${amount} <= amount
          on conflict (idempotency_key) do nothing returning reference, amount
        ), booked as (
          update test_charges c set refunded = refunded + asked.amount from asked where c.reference = asked.reference
        )
        select reference from asked
        union all select reference from test_refunds where idempotency_key = ${idempotencyKey}`.execute(db);
      if (rows.length === 0) throw new Error(`The test provider cannot refund ${amount} of ${reference}.`);
    },
  };
}

async function book(db: Db, request: ChargeRequest, status: Charge["status"], reason: string): Promise<Charge> {
  const reference = `test_${randomBytes(12).toString("hex")}`;
  const { rows } = await sql<Charge>`
    insert into test_charges (reference, idempotency_key, status, amount, currency, order_id, reason, return_url)
    values (${reference}, ${request.idempotencyKey}, ${status}, ${request.amount}, ${request.currency}, ${request.orderId},
      ${reason}, ${status === "action_required" ? request.returnUrl : null})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning reference, status, reason`.execute(db);
  return rows[0]!;
}

/** Where the test provider asks for its second step. */
export const challengeUrl = (reference: string): string => `/api/payments/test/challenge/${reference}`;

function toAnswer({ reference, status, reason }: Charge): ChargeAnswer {
  if (status === "captured") return { status, reference };
  if (status === "declined") return { status, reference, reason };
  return { status, reference, url: challengeUrl(reference) };
}

export type Challenge = {
  reference: string;
  orderId: number;
  amount: number;
  currency: string;
  /** Where the shopper goes afterwards; null once the step has ended. */
  returnUrl: string | null;
  isOpen: boolean;
};

/** What the page of the second step shows; null for a reference that the provider does not know. */
export async function findChallenge(db: Db, reference: string): Promise<Challenge | null> {
  if (!/^test_[0-9a-f]{24}$/.test(reference)) return null;
  const row = await db.selectFrom("test_charges").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (!row) return null;
  const { order_id: orderId, amount, currency, return_url: returnUrl, status } = row;
  return { reference, orderId, amount, currency, returnUrl, isOpen: status === "action_required" };
}
