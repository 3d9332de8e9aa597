type Call = { loadSpec?: boolean; method?: string; headers: Record<string, string> };
type SwaggerUi = (options: object) => void;

/**
 * Starts Swagger UI on the page /api/docs. Sent to browsers as it stands, so it may use nothing outside itself. A mutation
 * first gets the token of this browser's session; a staff key takes its place.
 */
export function startDocs(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();
  (window as unknown as { SwaggerUIBundle: SwaggerUi }).SwaggerUIBundle({
    url: "/api/openapi.json",
    dom_id: "#docs",
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    filter: true,
    tryItOutEnabled: true,
    // The library's own validator is a server elsewhere.
    validatorUrl: null,
    async requestInterceptor(call: Call) {
      const isRead = call.loadSpec || (call.method ?? "GET").toUpperCase() === "GET";
      if (!isRead && !call.headers.Authorization)
        call.headers["csrf-token"] = (await (await fetch("/api/csrf")).json()).token;
      return call;
    },
  });
}
