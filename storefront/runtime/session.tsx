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

/** The visitor's session; nobody's on the server and until the browser has asked. */
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

/** Asks who is here, but only if this browser has been given a session: an anonymous page makes no needless call. */
export async function loadSession(): Promise<Session> {
  if (!/(?:^|; )known=1(?:;|$)/.test(document.cookie)) return nobody;
  const answer = await callApi("get", "/api/session").catch(() => null);
  if (answer?.data) setSession(answer.data);
  return current;
}
