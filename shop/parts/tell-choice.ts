/** What a search engine learns of a click (specification 3.16). */
export type Choice = { query: string; document_id: string; request_id: string; tags: string[] };

const address = "/api/search/click";

/** Tells what was chosen; outlives the page that is left by it, and nobody waits for it. */
export function tellChoice(choice: Choice): void {
  const body = new Blob([JSON.stringify(choice)], { type: "application/json" });
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
}
