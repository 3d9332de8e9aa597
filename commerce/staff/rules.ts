import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type Member, type Permission, permissions, type Staff } from "./schema.ts";

/** The key that everybody knows, with every permission; demo mode only. */
export const demoKey = "firn-demo-management";

/** The key in an Authorization header; null where there is none that could be ours. */
export const keyIn = (authorization: string | undefined): string | null =>
  /^Bearer +([\w-]{16,100})$/i.exec(authorization ?? "")?.[1] ?? null;

export const isPermission = (text: string): text is Permission => (permissions as readonly string[]).includes(text);

/** The halves that write, by the half that reads the same area. */
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

/** Whether they may: by the permission itself, or by the half that writes what it reads. */
export const mayDo = (staff: Pick<Staff, "permissions">, permission: Permission): boolean =>
  includes(staff.permissions, permission);

/** Whether what they do reaches that market. */
export const mayIn = ({ markets }: Pick<Staff, "markets">, market: PriceRegion): boolean =>
  markets === null || markets.includes(market);

/** A list of permissions with the halves that it includes, in the order of the list of all. */
export const withIncluded = (held: readonly Permission[]): Permission[] =>
  permissions.filter((one) => includes(held, one));

/** What of `wanted` somebody who holds `held` could not grant: nobody gives what they lack. */
export const beyond = (held: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter((one) => !includes(held, one));

type Markets = PriceRegion[] | null;

/** What both allow; null is everywhere. */
export const inBoth = (one: Markets, other: Markets): Markets =>
  one === null ? other : other === null ? one : one.filter((market) => other.includes(market));

/** Whether `wanted` lies within `held`: nobody gives a market that is not theirs. */
export const areWithin = (held: Markets, wanted: Markets): boolean =>
  held === null || (wanted?.every((market) => held.includes(market)) ?? false);

export const readMarkets = (stored: readonly string[] | null): Markets => stored?.filter(isPriceRegion) ?? null;

/** "orders:read, orders:write" → the permissions, and the words that are none. */
export function readPermissions(text: string): { permissions: Permission[]; unknown: string[] } {
  const words = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  return { permissions: words.filter(isPermission), unknown: words.filter((word) => !isPermission(word)) };
}

/** How histories name who did something: "staff:3 ERP" for a key, "member:2 Ida Berg". */
export const nameOfStaff = ({ kind, id, name }: Pick<Staff, "kind" | "id" | "name">): string =>
  `${kind === "key" ? "staff" : "member"}:${id} ${name}`;

/** The member as the guard knows them. */
export const staffOfMember = ({ id, name, email, role, markets }: Member): Staff => ({
  kind: "member",
  id,
  name: name || email,
  permissions: role.permissions,
  markets: inBoth(role.markets, markets),
});
