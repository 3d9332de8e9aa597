import { dispatchRoutes } from "#commerce/aftersales/fulfilment/dispatch/routes.ts";
import { archiveRoutes } from "#commerce/aftersales/fulfilment/period/routes.ts";
import { fulfilmentRoutes } from "#commerce/aftersales/fulfilment/routes.ts";
import { orderOfficeRoutes } from "#commerce/aftersales/office/routes.ts";
import { returnRoutes } from "#commerce/aftersales/returns/routes.ts";
import { sharedReviewRoutes } from "#commerce/aftersales/reviews/routes.ts";
import { reviewStaffRoutes } from "#commerce/aftersales/reviews/staff-routes.ts";
import { categoryOfficeRoutes } from "#commerce/catalog/categories/routes.ts";
import { productExportRoute } from "#commerce/catalog/import/routes.ts";
import { managementRoutes } from "#commerce/catalog/management/product-routes.ts";
import { documentRoutes } from "#commerce/catalog/office/documents/routes.ts";
import { pictureRoutes } from "#commerce/catalog/office/pictures/routes.ts";
import { previewLinkRoutes } from "#commerce/catalog/office/preview/routes.ts";
import { catalogOfficeRoutes } from "#commerce/catalog/office/routes.ts";
import { sheetRoutes } from "#commerce/catalog/office/sheet/routes.ts";
import { inventoryRoutes } from "#commerce/catalog/stock/routes.ts";
import { exportRoute, sharedCustomerRoutes } from "#commerce/customers/accounts/routes.ts";
import { staffGroupRoutes } from "#commerce/customers/groups/routes.ts";
import { customerExportRoute } from "#commerce/customers/import/export.ts";
import { customerOfficeRoutes } from "#commerce/customers/office/routes.ts";
import { proAccountRoutes } from "#commerce/customers/pro-accounts/routes.ts";
import { programmeRoutes } from "#commerce/customers/pro-applications/routes.ts";
import { makeOwnBackend } from "#commerce/integrations/backend/own.ts";
import { webhookRoutes } from "#commerce/integrations/webhooks/routes.ts";
import { giftCardRoutes } from "#commerce/sales/gift-cards/routes.ts";
import { invoiceRoutes } from "#commerce/sales/orders/invoice/routes.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { sharedOrderRoutes, staffOrderRoutes } from "#commerce/sales/orders/routes.ts";
import { termsRoutes } from "#commerce/sales/payments/invoice/routes.ts";
import { savedCardsOf } from "#commerce/sales/payments/saved-cards.ts";
import { promotionRoutes } from "#commerce/sales/promotions/routes.ts";
import { staffShippingRoutes } from "#commerce/sales/shipping/staff-routes.ts";
import { taxRateRoutes } from "#commerce/sales/tax/built-in/routes.ts";
import { settingsRoutes } from "#commerce/settings/routes.ts";
import { setupRoutes } from "#commerce/setup/routes.ts";
import { auditRoutes } from "#commerce/staff/audit/routes.ts";
import { importRoutes } from "#commerce/staff/imports/routes.ts";
import { jobRoutes } from "#commerce/staff/jobs/routes.ts";
import { keyRoutes } from "#commerce/staff/key-routes.ts";
import { memberRoutes } from "#commerce/staff/members/routes.ts";
import { noticeRoutes } from "#commerce/staff/notices/routes.ts";
import { ownFieldRoutes, ownValueRoutes } from "#commerce/staff/own-fields/routes.ts";
import { passkeyRoutes } from "#commerce/staff/passkeys/routes.ts";
import { roleRoutes } from "#commerce/staff/roles/routes.ts";
import { accountRoutes } from "#commerce/staff/sign-in/account-routes.ts";
import { linkRoutes } from "#commerce/staff/sign-in/link-routes.ts";
import { guardOffice } from "#commerce/staff/sign-in/office-session.ts";
import { sessionRoutes } from "#commerce/staff/sign-in/session-routes.ts";
import { systemRoutes } from "#commerce/staff/system/routes.ts";
import { viewRoutes } from "#commerce/staff/views/routes.ts";
import { storeRoutes } from "#commerce/stores/routes.ts";
import { tuningRoutes } from "#discovery/tuning/routes.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import type { App } from "#platform/http.ts";
import { type Mail, noMail } from "#platform/mail.ts";
import type { AppParts } from "#server/app-parts.ts";
import { paperLookOf } from "#server/brand/paper-look.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { importFormats } from "#server/imports.ts";
import { hasDemoFolder, mediaGuard } from "#server/media.ts";
import { idempotencyPlugin } from "#server/plugins/idempotency.ts";
import { allJobKinds } from "#server/staff-jobs.ts";
import { mediaRoutes } from "#services/media/staff-routes.ts";
import { sessionActions } from "#storefront/render/requests/visitor.ts";

/** Everything below /office/api: sign-in, and the staff routes of all modules, which API keys use below /api. */
export async function officeRoutes(app: App, { services, mail = noMail }: AppParts, csrf: Csrf): Promise<void> {
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
 * The same functions that server/api-routes.ts registers; there a key identifies the caller, here a session.
 * server/office-routes.test.ts fails when a staff route is missing here.
 */
async function staffRoutes(app: App, services: AppParts["services"], mail: Mail): Promise<void> {
  const { db, config, media } = services;
  await app.register(idempotencyPlugin, { db, secret: config.SECRET });
  tuningRoutes(app, services);
  storeRoutes(app, services);
  auditRoutes(app, services);
  jobRoutes(app, { ...services, kinds: allJobKinds(services.jobs) });
  systemRoutes(app, services);
  memberRoutes(app, services);
  roleRoutes(app, services);
  keyRoutes(app, services);
  settingsRoutes(app, services);
  setupRoutes(app, { ...services, mail, brandOf: emailBrandOf(services), hasDemo: hasDemoFolder() });
  ownFieldRoutes(app, services);
  await app.register(async (scope) => mediaRoutes(scope as unknown as App, media, mediaGuard(db)), {
    prefix: "/media",
  });
  pictureRoutes(app, media);
  documentRoutes(app, media);
  if (config.COMMERCE_BACKEND !== "own") return;
  const brandOf = emailBrandOf(services);
  const backend = makeOwnBackend(services, async (locale) => (await brandOf(locale)).name);
  managementRoutes(app, services);
  catalogOfficeRoutes(app, services);
  previewLinkRoutes(app, services);
  importRoutes(app, services, importFormats);
  productExportRoute(app, services);
  categoryOfficeRoutes(app, services);
  sheetRoutes(app, services);
  inventoryRoutes(app, services);
  sharedOrderRoutes(app, backend.orders, services);
  staffOrderRoutes(app, services);
  const papers = { ...services, paperLook: paperLookOf(services) };
  orderOfficeRoutes(app, papers);
  ownValueRoutes(app, services, "order", [orderInMarkets(services.db)]);
  ownValueRoutes(app, services, "customer");
  invoiceRoutes(app, papers);
  fulfilmentRoutes(app, services);
  dispatchRoutes(app, services);
  archiveRoutes(app, papers);
  termsRoutes(app, services);
  returnRoutes(app, services);
  sharedReviewRoutes(app, services);
  reviewStaffRoutes(app, services);
  promotionRoutes(app, services);
  staffShippingRoutes(app, services);
  taxRateRoutes(app, services);
  giftCardRoutes(app, services);
  webhookRoutes(app, services);
  sharedCustomerRoutes(app, backend.customers, sessionActions(services), services);
  exportRoute(app, { db, cardsOf: (id) => savedCardsOf(services, id) });
  customerOfficeRoutes(app, services);
  staffGroupRoutes(app, services);
  programmeRoutes(app, { ...services, brandOf: emailBrandOf(services) });
  customerExportRoute(app, services);
  proAccountRoutes(app, { ...services, brandOf: emailBrandOf(services) });
}
