import type { Page } from "playwright-core";

/**
 * Whether a draft that is stored in this browser contains a text. A database is not opened before the office has made it,
 * since that would create one without the store for drafts.
 */
export const hasDraftWith = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "keyval-store")) return false;
    const kept = await done(indexedDB.open("keyval-store"));
    const all = await done(kept.transaction("keyval").objectStore("keyval").getAll());
    kept.close();
    return JSON.stringify(all).includes(wanted);
  }, text);
