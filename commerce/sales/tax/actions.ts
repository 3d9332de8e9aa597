import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { TaxRefused, type TaxService, TaxUnknown } from "./tax-service.ts";
import { findUnbooked, findUnreversed, noteEntry, noteReversal } from "./writes.ts";

export type BookingServices = { db: Db; tax: TaxService; log: Pick<Logger, "warn" | "error"> };

/**
 * Books confirmed orders and their refunds with the tax service. Each is booked once, because its reference is the same
 * on every attempt. Runs every minute; failed bookings are left for the next run. Returns how many were booked.
 */
export async function bookTaxes(services: BookingServices): Promise<number> {
  const { db, tax } = services;
  const { books, name } = tax;
  if (!books) return 0;
  let booked = 0;
  for (const { orderId, calculation } of await findUnbooked(db, name)) {
    const told = await tell(services, `order-${orderId}`, (reference) => books.record(calculation, reference));
    if (!told) return booked;
    await noteEntry(db, orderId, told);
    booked += 1;
  }
  for (const { refundId, entry, amount, isWhole } of await findUnreversed(db, name)) {
    const part = { amount, isWhole };
    const told = await tell(services, `refund-${refundId}`, (reference) =>
      books.reverse(entry, { ...part, reference }),
    );
    if (!told) return booked;
    await noteReversal(db, refundId, told);
    booked += 1;
  }
  return booked;
}

/** Null when the service does not answer; then nothing else is tried in this run. */
async function tell(
  { log }: BookingServices,
  reference: string,
  call: (reference: string) => Promise<string>,
): Promise<{ entry: string } | { refusal: string } | null> {
  try {
    return { entry: await call(reference) };
  } catch (error) {
    if (error instanceof TaxUnknown) {
      log.warn({ err: error, reference }, "the tax service does not answer; booked later");
      return null;
    }
    if (!(error instanceof TaxRefused)) throw error;
    log.error({ err: error, reference }, "the tax service refuses a booking: enter it by hand");
    return { refusal: error.message };
  }
}
