/** Decides on redirects that editors maintain (specification 2.2). Pure. */

/** A redirect as content stores it. `to` is a path below the locale, or an external address. */
export type RedirectContent = { from?: string; to?: string; permanent?: boolean };

export type RedirectResult =
  | { kind: "none" }
  | { kind: "go"; to: string; status: 301 | 302; isElsewhere: boolean }
  | { kind: "loop" };

const mostSteps = 10;
/** The form in which paths are compared: lower case, without a trailing slash. */
export const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, "") || "/";
const web = /^https?:\/\//i;

/**
 * The target of a path without locale. Chains are followed here, so that the visitor makes one step; more than ten
 * steps, or a cycle, is a loop. Permanent only when every step is.
 */
export function findRedirect(list: readonly RedirectContent[], path: string): RedirectResult {
  const byPath = pathsOf(list);
  const first = byPath.get(plain(path));
  if (!first?.to) return { kind: "none" };
  let step: RedirectContent = first;
  let isPermanent = true;
  for (let count = 1; count <= mostSteps; count += 1) {
    isPermanent &&= step.permanent === true;
    const to = step.to ?? "";
    const status = isPermanent ? 301 : 302;
    if (web.test(to)) return { kind: "go", to, status, isElsewhere: true };
    const own = `/${to.replace(/^\/+/, "")}`;
    // A page below the locale may have the same path as the path without locale that leads to it: /support.
    const next: RedirectContent | undefined =
      plain(own) === plain(step.from ?? "") ? undefined : byPath.get(plain(own.split("?")[0] ?? ""));
    if (!next?.to || isSelf(next)) return { kind: "go", to: own, status, isElsewhere: false };
    step = next;
  }
  return { kind: "loop" };
}

const known = new WeakMap<readonly RedirectContent[], Map<string, RedirectContent>>();

/** Redirects by path, built once per list. */
function pathsOf(list: readonly RedirectContent[]): Map<string, RedirectContent> {
  const before = known.get(list);
  if (before) return before;
  const made = new Map(list.map((one) => [plain(one.from ?? ""), one]));
  known.set(list, made);
  return made;
}

const isSelf = ({ from, to }: RedirectContent): boolean =>
  plain(from ?? "") === plain(`/${(to ?? "").replace(/^\/+/, "")}`);

/** Appends the visitor's query to the target's own. */
export function withQuery(to: string, search: string): string {
  if (search.length <= 1) return to;
  const [address = "", hash] = to.split(/(#.*)/s);
  return `${address}${address.includes("?") ? "&" : "?"}${search.slice(1)}${hash ?? ""}`;
}
