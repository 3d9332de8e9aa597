import { type Told, tellItems } from "#storefront/runtime/data-layer.ts";
import { readStored, store } from "#storefront/runtime/storage.ts";

const key = "told-later";

/** Stores an event for the page that comes next, since nobody hears what is told while a page is being left. */
export function tellLater(event: string, told: Told): void {
  if (!store("sessionStorage", key, { event, told })) tellItems(event, told);
}

/** Tells the stored event, once. */
export function tellStored(): void {
  const stored = readStored("sessionStorage", key) as { event: string; told: Told } | null;
  store("sessionStorage", key, null);
  if (stored) tellItems(stored.event, stored.told);
}
