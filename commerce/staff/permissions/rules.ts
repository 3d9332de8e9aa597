import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Actor } from "#platform/actor.ts";
import { type Member, type Permission, permissions, type Staff } from "./schema.ts";

/** The publicly known key with every permission; demo mode only. */
export const demoKey = "firn-demo-management";

/** The key in an Authorization header; null when there is none in the form of our keys. */
export const keyIn = (authorization: string | undefined): string | null =>
  /^Bearer +([\w-]{16,100})$/i.exec(authorization ?? "")?.[1] ?? null;

export const isPermission = (text: string): text is Permission => (permissions as readonly string[]).includes(text);

/** The write permission that includes a read permission, by the latter. */
const includedIn: Partial<Record<Permission, Permission>> = {
  ...Object.fromEntries(
    permissions
      .filter((one) => one.endsWith(":read") && isPermission(one.replace(":read", ":write")))
      .map((one) => [one, one.replace(":read", ":write")]),
  ),
  "pro:read": "pro:review",
  "reviews:read": "reviews:moderate",
};

const includes = (held: readonly Permission[], wanted: Permission): boolean => {
  const wider = includedIn[wanted];
  return held.includes(wanted) || (wider !== undefined && held.includes(wider));
};

/** Whether staff have a permission, directly or through the write permission that includes it. */
export const mayDo = (staff: Pick<Staff, "permissions">, permission: Permission): boolean =>
  includes(staff.permissions, permission);

/** Whether staff may work in that market. */
export const mayIn = ({ markets }: Pick<Staff, "markets">, market: PriceRegion): boolean =>
  markets === null || markets.includes(market);

/** A list of permissions together with those that they include, in the order of `permissions`. */
export const withIncluded = (held: readonly Permission[]): Permission[] =>
  permissions.filter((one) => includes(held, one));

/** The permissions in `wanted` that somebody with `held` cannot grant, because they lack them. */
export const beyond = (held: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter((one) => !includes(held, one));

type Markets = PriceRegion[] | null;

/** The markets that both allow; null means all markets. */
export const inBoth = (one: Markets, other: Markets): Markets =>
  one === null ? other : other === null ? one : one.filter((market) => other.includes(market));

/** Whether `wanted` lies within `held`: staff cannot grant markets that they lack. */
export const areWithin = (held: Markets, wanted: Markets): boolean =>
  held === null || (wanted?.every((market) => held.includes(market)) ?? false);

export const readMarkets = (stored: readonly string[] | null): Markets => stored?.filter(isPriceRegion) ?? null;

/** "orders:read, orders:write" → the permissions, and the unknown words. */
export function readPermissions(text: string): { permissions: Permission[]; unknown: string[] } {
  const words = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  return { permissions: words.filter(isPermission), unknown: words.filter((word) => !isPermission(word)) };
}

/** How histories name the actor: "staff:3 ERP" for a key, "member:2 Ida Berg". */
export const nameOfStaff = ({ kind, id, name }: Pick<Staff, "kind" | "id" | "name">): string =>
  `${kind === "key" ? "staff" : "member"}:${id} ${name}`;

/** The same for the actor of a job; empty when the shop itself does it. */
export const nameOfActor = (actor: Actor | undefined): string =>
  actor && actor.id !== null && (actor.kind === "key" || actor.kind === "member")
    ? nameOfStaff({ kind: actor.kind, id: actor.id, name: actor.name })
    : "";

/** A member as the guard's staff. */
export const staffOfMember = ({ id, name, email, role, markets }: Member): Staff => ({
  kind: "member",
  id,
  name: name || email,
  permissions: role.permissions,
  markets: inBoth(role.markets, markets),
});
