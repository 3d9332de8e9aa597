import { type Told, tellItems } from "#storefront/runtime/data-layer.ts";

const key = "told-later";

/** Keeps an event for the page that comes next: what is told while a page is being left nobody hears. */
export function tellLater(event: string, told: Told): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ event, told }));
  } catch {
    tellItems(event, told);
  }
}

/** Tells what was kept, once. */
export function tellKept(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as { event: string; told: Told } | null;
    sessionStorage.removeItem(key);
    if (kept) tellItems(kept.event, kept.told);
  } catch {
    // Storage may be forbidden: then it was told at once.
  }
}
