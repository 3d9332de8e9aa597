import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";

const key = "firn.watched";
const most = 50;

/**
 * The variants for which this browser requested a stock alert. They are stored in the browser only: no page shows who
 * requested what.
 */
const watched = () => readStoredList("localStorage", key, isId);

export const isWatched = (variantId: number): boolean => watched().includes(variantId);

export const rememberWatched = (variantId: number): boolean =>
  store("localStorage", key, [variantId, ...watched().filter((id) => id !== variantId)].slice(0, most));
