import { sharedReviewRoutes } from "#commerce/aftersales/reviews/routes.ts";
import { exportRoute, sharedCustomerRoutes } from "#commerce/customers/backend/routes.ts";
import { makeOwnBackend } from "#commerce/integrations/backend/own.ts";
import { sharedOrderRoutes } from "#commerce/sales/orders/routes.ts";
import { savedCardsOf } from "#commerce/sales/payments/saved-cards.ts";
import { noticeRoutes } from "#commerce/staff/notices/routes.ts";
import { passkeyRoutes } from "#commerce/staff/passkeys/routes.ts";
import { accountRoutes } from "#commerce/staff/sign-in/account-routes.ts";
import { linkRoutes } from "#commerce/staff/sign-in/link-routes.ts";
import { guardOffice } from "#commerce/staff/sign-in/office-session.ts";
import { sessionRoutes } from "#commerce/staff/sign-in/session-routes.ts";
import { viewRoutes } from "#commerce/staff/views/routes.ts";
import type { App } from "#platform/http/app.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { type Mail, noMail } from "#platform/mail.ts";
import type { AppServices } from "#server/app-services.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { mediaGuard } from "#server/media.ts";
import { idempotencyPlugin } from "#server/plugins/idempotency.ts";
import { ownShopStaffRoutes, shopStaffRoutes } from "#server/shared-staff-routes.ts";
import { mediaRoutes } from "#services/media/staff-routes.ts";
import { sessionActions } from "#storefront/render/requests/visitor.ts";

/** Everything below /office/api: sign-in, and the staff routes of all modules, which API keys use below /api. */
export async function officeRoutes(app: App, { services, mail = noMail }: AppServices, csrf: Csrf): Promise<void> {
  guardOffice(app, services.db, csrf);
  sessionRoutes(app, services, csrf);
  accountRoutes(app, services);
  linkRoutes(app, services);
  viewRoutes(app, services);
  noticeRoutes(app, services);
  passkeyRoutes(app, { ...services, brandOf: emailBrandOf(services) }, csrf);
  await app.register(async (scope) => staffRoutes(scope as unknown as App, services, mail));
}

/**
 * The routes that API keys use below /api, too: there a key identifies the caller, here a session.
 * server/office-routes.test.ts fails when a staff route is missing here.
 */
async function staffRoutes(app: App, services: AppServices["services"], mail: Mail): Promise<void> {
  const { db, config, media } = services;
  await app.register(idempotencyPlugin, { db, secret: config.SECRET });
  shopStaffRoutes(app, services, mail);
  await app.register(async (scope) => mediaRoutes(scope as unknown as App, media, mediaGuard(db)), {
    prefix: "/media",
  });
  if (config.COMMERCE_BACKEND !== "own") return;
  const brandOf = emailBrandOf(services);
  const backend = makeOwnBackend(services, async (locale) => (await brandOf(locale)).name);
  ownShopStaffRoutes(app, services);
  sharedOrderRoutes(app, backend.orders, services);
  sharedReviewRoutes(app, services);
  sharedCustomerRoutes(app, backend.customers, sessionActions(services), services);
  exportRoute(app, { db, cardsOf: (id) => savedCardsOf(services, id) });
}
