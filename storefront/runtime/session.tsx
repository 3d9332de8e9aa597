import { useSyncExternalStore } from "react";
import type { VisitorSession } from "#storefront/app/visitor-session.ts";
import { callApi } from "#storefront/runtime/api.ts";

export type Session = VisitorSession;

const nobody: Session = { customer: null, cartId: null, cartCount: 0, wishes: [] };
const listeners = new Set<() => void>();
let current = nobody;

export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

/** Returns the visitor's session. It is empty on the server, and until the browser has loaded it. */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => nobody,
  );
}

/** Loads the session, but only if this browser has one, so that anonymous pages make no unnecessary request. */
export async function loadSession(): Promise<Session> {
  if (!/(?:^|; )known=1(?:;|$)/.test(document.cookie)) return nobody;
  const answer = await callApi("get", "/api/session").catch(() => null);
  if (answer?.data) setSession(answer.data);
  return current;
}
