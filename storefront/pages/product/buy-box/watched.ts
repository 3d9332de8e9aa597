import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";

const key = "firn.watched";
const most = 50;

/** Variants that somebody at this browser asked to be told of. Nowhere else is it said who asked for what. */
const watched = () => readStoredList("localStorage", key, isId);

export const isWatched = (variantId: number): boolean => watched().includes(variantId);

export const rememberWatched = (variantId: number): boolean =>
  store("localStorage", key, [variantId, ...watched().filter((id) => id !== variantId)].slice(0, most));
