import fp from "fastify-plugin";

type KnownRoute = { pattern: RegExp; methods: Set<string> };

declare module "fastify" {
  interface FastifyInstance {
    /** The methods an API address accepts ("GET", "HEAD" …); empty when the address does not exist. */
    methodsAt(path: string): string[];
    /** Every API address as it was registered ("/api/cart/:id"), with its methods. */
    programAddresses(): [url: string, methods: string[]][];
  }
}

const programRoutes = /^\/(?:api|office\/api|v3|i|s|v|d|builds)\//;
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Turns "/api/cart/:id" into a pattern for paths; null for other addresses and for catch-all routes. */
function patternOf(url: string): RegExp | null {
  // Everything below these paths belongs to media; other catch-all routes decide themselves what exists.
  if (/^\/[isv]\/\*$/.test(url)) return new RegExp(`^${url.slice(0, -1)}.`);
  if (!programRoutes.test(url) || url.endsWith("*")) return null;
  const parts = url.split(/(:\w+)/).map((part) => (part.startsWith(":") ? "[^/]+" : quoted(part)));
  return new RegExp(`^${parts.join("")}/?$`);
}

/** Records every route, so that a wrong method (405 with Allow) can be told from a wrong address (404). */
export const methodsPlugin = fp(async (app) => {
  const known = new Map<string, KnownRoute>();
  app.addHook("onRoute", ({ url, method }) => {
    const pattern = patternOf(url);
    if (!pattern) return;
    const entry = known.get(url) ?? { pattern, methods: new Set<string>() };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  app.decorate("programAddresses", () =>
    [...known].map(([url, { methods }]): [string, string[]] => [url, [...methods]]),
  );
  app.decorate("methodsAt", (path: string) => {
    const found = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  });
});
