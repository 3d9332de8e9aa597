import { guardOffice } from "#commerce/staff/sign-in/office-session.ts";
import { sessionRoutes } from "#commerce/staff/sign-in/session-routes.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import type { App } from "#platform/http.ts";
import type { AppParts } from "#server/app-parts.ts";

/** Everything below /office/api: signing in, and the staff's routes of all modules, which stand below /api for keys. */
export async function officeRoutes(app: App, { services }: AppParts, csrf: Csrf): Promise<void> {
  guardOffice(app, services.db, csrf);
  sessionRoutes(app, services, csrf);
}
