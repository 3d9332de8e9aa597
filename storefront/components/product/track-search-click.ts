/** What a search engine learns of a click (specification 3.16). */
type Choice = { query: string; document_id: string; request_id: string; tags: string[] };

const address = "/api/search/click";

/** Tells what was chosen; outlives the page that is left by it, and nobody waits for it. */
export function trackSearchClick(choice: Choice): void {
  const body = JSON.stringify(choice);
  if (!("keepalive" in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([body], { type: "application/json" }));
    return;
  }
  const headers = { "content-type": "application/json" };
  void fetch(address, { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
