import type { Route } from "#storefront/routes.ts";

export type Match = { route: Route; params: Record<string, string> };

type CompiledRoute = { route: Route; pattern: RegExp; names: string[] };

/** Builds a matcher from the table; a route whose validation fails does not match (specification 2.4: 404). */
export function makeMatcher(routes: readonly Route[]): (path: string) => Match | null {
  const compiled = routes.map(compile);
  return (path) => {
    const plain = path.replace(/^\/+|\/+$/g, "");
    for (const { route, pattern, names } of compiled) {
      const found = pattern.exec(plain);
      if (!found) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
      return route.validate && !route.validate(params) ? null : { route, params };
    }
    return null;
  };
}

function compile(route: Route): CompiledRoute {
  const names: string[] = [];
  const source = route.path.replace(/:(\w+)(\.\.\.)?/g, (_, name: string, several: string | undefined) => {
    names.push(name);
    return several ? "(.+)" : "([^/]+)";
  });
  return { route, pattern: new RegExp(`^${source}$`), names };
}
