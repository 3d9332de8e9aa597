import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";

/** The products last viewed in this browser, latest first. Stored only in the browser. */

const key = "viewed";
const most = 12;

export const viewedIds = (): number[] => readStoredList("localStorage", key, isId).slice(0, most);

export function rememberViewed(id: number): void {
  store("localStorage", key, [id, ...viewedIds().filter((other) => other !== id)].slice(0, most));
}
