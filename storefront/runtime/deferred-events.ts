import { type ItemsEvent, trackItems } from "#storefront/runtime/data-layer.ts";
import { readStored, store } from "#storefront/runtime/storage.ts";

const key = "told-later";

/** Stores an event for the page that comes next, since nobody hears what is told while a page is being left. */
export function trackLater(event: string, told: ItemsEvent): void {
  if (!store("sessionStorage", key, { event, told })) trackItems(event, told);
}

/** Tells the stored event, once. */
export function trackStored(): void {
  const stored = readStored("sessionStorage", key) as { event: string; told: ItemsEvent } | null;
  store("sessionStorage", key, null);
  if (stored) trackItems(stored.event, stored.told);
}
