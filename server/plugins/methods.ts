import fp from "fastify-plugin";

type Known = { pattern: RegExp; methods: Set<string> };

declare module "fastify" {
  interface FastifyInstance {
    /** What can be asked at a program's address, "GET", "HEAD" …; empty when there is nothing. */
    methodsAt(path: string): string[];
    /** Every such address as it was registered ("/api/cart/:id"), with its methods. */
    programAddresses(): [url: string, methods: string[]][];
  }
}

const programRoutes = /^\/(?:api|office\/api|v3|i|s|v|d|builds)\//;
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "/api/cart/:id" → a pattern for paths; null for what is not a program's address or takes everything. */
function patternOf(url: string): RegExp | null {
  // Below these everything is media's; other addresses that take everything say themselves what there is.
  if (/^\/[isv]\/\*$/.test(url)) return new RegExp(`^${url.slice(0, -1)}.`);
  if (!programRoutes.test(url) || url.endsWith("*")) return null;
  const parts = url.split(/(:\w+)/).map((part) => (part.startsWith(":") ? "[^/]+" : quoted(part)));
  return new RegExp(`^${parts.join("")}/?$`);
}

/** Remembers every route, so that a wrong method can be told from a wrong address (405 with Allow, not 404). */
export const methodsPlugin = fp(async (app) => {
  const known = new Map<string, Known>();
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
