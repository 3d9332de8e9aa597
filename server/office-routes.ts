import { reviewStaffRoutes } from "#commerce/aftersales/reviews/staff-routes.ts";
import { managementRoutes } from "#commerce/catalog/management/product-routes.ts";
import { staffOrderRoutes } from "#commerce/sales/orders/routes.ts";
import { promotionRoutes } from "#commerce/sales/promotions/routes.ts";
import { auditRoutes } from "#commerce/staff/audit/routes.ts";
import { guardOffice } from "#commerce/staff/sign-in/office-session.ts";
import { sessionRoutes } from "#commerce/staff/sign-in/session-routes.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import type { App } from "#platform/http.ts";
import type { AppParts } from "#server/app-parts.ts";

/** Everything below /office/api: signing in, and the staff's routes of all modules, which stand below /api for keys. */
export async function officeRoutes(app: App, { services }: AppParts, csrf: Csrf): Promise<void> {
  guardOffice(app, services.db, csrf);
  sessionRoutes(app, services, csrf);
  managementRoutes(app, services);
  staffOrderRoutes(app, services);
  promotionRoutes(app, services);
  reviewStaffRoutes(app, services);
  auditRoutes(app, services);
}
