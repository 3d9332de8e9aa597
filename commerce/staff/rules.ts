import { type Scope, type Staff, scopes } from "./schema.ts";

/** The key that everybody knows, with every scope; demo mode only. */
export const demoKey = "firn-demo-management";

/** The key in an Authorization header; null where there is none that could be ours. */
export const keyIn = (authorization: string | undefined): string | null =>
  /^Bearer +([\w-]{16,100})$/i.exec(authorization ?? "")?.[1] ?? null;

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);

export const mayDo = (staff: Staff, scope: Scope): boolean => staff.scopes.includes(scope);

/** "orders:read, orders:write" → the scopes, and the words that are none. */
export function readScopes(text: string): { scopes: Scope[]; unknown: string[] } {
  const words = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  return { scopes: words.filter(isScope), unknown: words.filter((word) => !isScope(word)) };
}

/** How histories name who did something. */
export const nameOfStaff = ({ id, name }: Pick<Staff, "id" | "name">): string => `staff:${id} ${name}`;
