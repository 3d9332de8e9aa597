import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";

/** What this browser was shown last, the latest first; stored in the browser alone. */

const key = "viewed";
const most = 12;

export const viewedIds = (): number[] => readStoredList("localStorage", key, isId).slice(0, most);

export function rememberViewed(id: number): void {
  store("localStorage", key, [id, ...viewedIds().filter((other) => other !== id)].slice(0, most));
}
