import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { PaidWith } from "#commerce/sales/orders/schema.ts";
import type { Db } from "#database/tables.ts";
import { type PaymentProvider, PaymentRefused, PaymentUnclear } from "../provider.ts";
import { cardBrand, cardDigits } from "../rules.ts";
import { cardMarks, type PaymentAnswer, type PaymentRequest } from "../schema.ts";
import { testCardOf } from "./cards.ts";
import { challengePage, challengeUrl } from "./challenge.ts";
import { readTestEvent } from "./events.ts";
import { isSigned } from "./signature.ts";

type Status = "captured" | "authorized" | "declined" | "cancelled" | "action_required";
type Charge = { reference: string; status: Status; reason: string; paid_with: PaidWith | null };

/**
 * A payment provider without money. It behaves like a real one, and stores its charges in the table test_charges. A
 * repeated charge returns the first one's result, whatever card it names. Its messages are signed with `secret`
 * (signature.ts); without a secret it sends none.
 */
export function makeTestProvider(db: Db, secret = ""): PaymentProvider {
  /** Changes the state; when the charge is no longer in `from`, its current state is returned. */
  const move = async (reference: string, from: Status[], to: object) => {
    const change = db.updateTable("test_charges").set({ ...to, return_url: null });
    await change.where("reference", "=", reference).where("status", "in", from).execute();
    return toAnswer(await chargeOf(db, reference));
  };

  return {
    name: "test",
    entry: { kind: "card", stepPage: challengePage },
    marks: cardMarks,
    hosts: { script: [], frame: [], connect: [] },
    opensWindows: false,

    async create(request) {
      if (!request.card) throw new PaymentRefused("card-missing");
      const card = testCardOf(cardDigits(request.card.number));
      const reason = card.kind === "declined" ? card.reason : "";
      const isHeld = card.kind === "captured" && request.capture === "manual";
      const charge = await recordCharge(db, request, isHeld ? "authorized" : card.kind, reason);
      if (card.kind === "captured" && card.answerLost) throw new PaymentUnclear("The test provider did not answer.");
      return toAnswer(charge);
    },

    confirm: (reference) =>
      move(reference, ["action_required"], {
        status: sql<Status>`case when is_manual then 'authorized' else 'captured' end`,
      }),

    capture: (reference) => move(reference, ["authorized"], { status: "captured" }),

    cancel: (reference) =>
      move(reference, ["action_required", "authorized"], { status: "cancelled", reason: "not-approved" }),

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
      // A concurrent repeat waits for the first, but sees its row only in a later statement.
      const known = db.selectFrom("test_refunds").select("reference").where("idempotency_key", "=", idempotencyKey);
      if (rows.length === 0 && !(await known.executeTakeFirst())) throw new PaymentRefused("refund-exceeds-charge");
      return `test_refund_${idempotencyKey}`;
    },

    async find(idempotencyKey) {
      const charge = await db
        .selectFrom("test_charges")
        .select(["reference", "status", "reason", "paid_with"])
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirst();
      return charge ? toAnswer(charge) : null;
    },

    webhook: {
      reply: { received: true },
      async read({ body, headers }) {
        const event = isSigned(secret, body, headers["firn-signature"]) ? readTestEvent(body) : null;
        return event ? { kind: "events", events: [event] } : { kind: "refused" };
      },
    },
  };
}

async function chargeOf(db: Db, reference: string): Promise<Charge> {
  const charge = await db
    .selectFrom("test_charges")
    .select(["reference", "status", "reason", "paid_with"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!charge) throw new PaymentRefused("unknown-reference");
  return charge;
}

/**
 * Not flushed to disk by itself: the charges are in the shop's own database, so any later write about the order also
 * persists its charge, and an earlier crash loses both.
 */
async function recordCharge(db: Db, request: PaymentRequest, status: Status, reason: string): Promise<Charge> {
  const { idempotencyKey, amount, currency, orderId, returnUrl, capture } = request;
  const reference = `test_${randomBytes(12).toString("hex")}`;
  const digits = cardDigits(request.card?.number ?? "");
  const paidWith: PaidWith = { method: "card", card: { brand: cardBrand(digits), last4: digits.slice(-4) } };
  const back = status === "action_required" ? returnUrl : null;
  const { rows } = await sql<Charge>`
    with lazily as (select set_config('synchronous_commit', 'off', true))
    insert into test_charges
      (reference, idempotency_key, status, amount, currency, order_id, reason, return_url, is_manual, paid_with)
    select ${reference}, ${idempotencyKey}, ${status}, ${amount}::bigint, ${currency}, ${orderId}::integer, ${reason}, ${back},
      ${capture === "manual"}::boolean, ${JSON.stringify(paidWith)}::jsonb
    from lazily
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning reference, status, reason, paid_with`.execute(db);
  return rows[0]!;
}

function toAnswer({ reference, status, reason, paid_with }: Charge): PaymentAnswer {
  if (status === "action_required") return { status, reference, url: challengeUrl(reference) };
  if (status === "declined" || status === "cancelled") return { status, reference, reason };
  return { status, reference, ...(paid_with && { paidWith: paid_with }) };
}
