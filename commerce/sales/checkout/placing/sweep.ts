import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { type Attempt, findAbandoned, findStaleAttempts, findUnconfirmed } from "./attempts.ts";
import { endSecondStep, lookAgain, type SettleOutcome, settleByAsking, surelyArrivedSeconds } from "./settle.ts";

export type SweepCounts = Record<SettleOutcome | "failed", number>;

type Ages = {
  /** Pending orders older than this are no longer being processed. */
  pendingSeconds?: number;
  /** How long a shopper may take for the bank's second step. */
  secondStepSeconds?: number;
  /** How often payments that were given up are checked until they have ended. */
  lookAgainSeconds?: number;
};

/**
 * Settles interrupted attempts: killed processes, providers that did not answer, shoppers who left the bank's page.
 * Also sends missing order confirmations. Runs every minute, in any number of processes. A failing attempt does not
 * stop the others.
 */
export async function sweepOrders(services: CheckoutServices, ages: Ages = {}): Promise<SweepCounts> {
  const { pendingSeconds = surelyArrivedSeconds, secondStepSeconds = 30 * 60, lookAgainSeconds = 10 * 60 } = ages;
  const swept: SweepCounts = { confirmed: 0, released: 0, waiting: 0, failed: 0 };
  const tryTo = async (attempt: Attempt, settle: () => Promise<SettleOutcome | undefined>) => {
    try {
      const settled = await settle();
      if (settled) swept[settled] += 1;
    } catch (error) {
      swept.failed += 1;
      services.log.error({ error, orderId: attempt.orderId }, "an order could not be settled");
    }
  };
  for (const attempt of await findStaleAttempts(services.db, pendingSeconds, secondStepSeconds)) {
    const isWaiting = attempt.paymentStatus === "action_required";
    await tryTo(attempt, () => (isWaiting ? endSecondStep : settleByAsking)(services, attempt));
  }
  for (const attempt of await findAbandoned(services.db, lookAgainSeconds)) {
    await tryTo(attempt, async () => void (await lookAgain(services, attempt)));
  }
  for (const orderId of await findUnconfirmed(services.db)) services.jobs.sendSoon("order-confirmation", { orderId });
  return swept;
}
