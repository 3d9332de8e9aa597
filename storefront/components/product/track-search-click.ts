/** The data of a click that is sent to a search engine (specification 3.16). */
type Choice = { query: string; document_id: string; request_id: string; tags: string[] };

const address = "/api/search/click";

/** Reports the chosen result. The request continues when the page is left, and nothing waits for it. */
export function trackSearchClick(choice: Choice): void {
  const body = JSON.stringify(choice);
  if (!("keepalive" in Request.prototype)) {
    navigator.sendBeacon(address, new Blob([body], { type: "application/json" }));
    return;
  }
  const headers = { "content-type": "application/json" };
  void fetch(address, { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
