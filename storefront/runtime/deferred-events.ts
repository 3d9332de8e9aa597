import { type ItemsEvent, trackItems } from "#storefront/runtime/data-layer.ts";
import { readStored, store } from "#storefront/runtime/storage.ts";

const key = "told-later";

/**
 * Stores an event for the next page, because events sent while a page is being left are lost. Sends it at once when it
 * cannot be stored.
 */
export function trackLater(event: string, told: ItemsEvent): void {
  if (!store("sessionStorage", key, { event, told })) trackItems(event, told);
}

/** Sends the stored event once. */
export function trackStored(): void {
  const stored = readStored("sessionStorage", key) as { event: string; told: ItemsEvent } | null;
  store("sessionStorage", key, null);
  if (stored) trackItems(stored.event, stored.told);
}
