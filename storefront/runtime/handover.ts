import { readStored, store } from "./storage.ts";

/** Passes a value from one page to the next within a visit. It can be read once, within `longest` ms. */
export const handover = <Value extends object>(key: string, longest: number) => ({
  leave: (value: Value): void => {
    store("sessionStorage", key, { at: Date.now(), value });
  },
  take(): Value | null {
    const left = readStored("sessionStorage", key) as { at: number; value: Value } | null;
    store("sessionStorage", key, null);
    return left && Date.now() - left.at <= longest ? left.value : null;
  },
});
