import { dispatchRoutes } from "#commerce/aftersales/fulfilment/dispatch/routes.ts";
import { archiveRoutes } from "#commerce/aftersales/fulfilment/period/routes.ts";
import { fulfilmentRoutes } from "#commerce/aftersales/fulfilment/routes.ts";
import { orderOfficeRoutes } from "#commerce/aftersales/office/routes.ts";
import { returnRoutes } from "#commerce/aftersales/returns/routes.ts";
import { categoryOfficeRoutes } from "#commerce/catalog/categories/routes.ts";
import { productExportRoute } from "#commerce/catalog/import/routes.ts";
import { managementRoutes } from "#commerce/catalog/management/product-routes.ts";
import { documentRoutes } from "#commerce/catalog/office/documents/routes.ts";
import { libraryExportRoutes } from "#commerce/catalog/office/library-export.ts";
import { pictureRoutes } from "#commerce/catalog/office/pictures/routes.ts";
import { previewLinkRoutes } from "#commerce/catalog/office/preview/routes.ts";
import { catalogOfficeRoutes } from "#commerce/catalog/office/routes.ts";
import { sheetRoutes } from "#commerce/catalog/office/sheet/routes.ts";
import { inventoryRoutes } from "#commerce/catalog/stock/routes.ts";
import { customerExportRoute } from "#commerce/customers/import/export.ts";
import { proAccountRoutes } from "#commerce/customers/pro-accounts/routes.ts";
import { programmeRoutes } from "#commerce/customers/pro-applications/routes.ts";
import { webhookRoutes } from "#commerce/integrations/webhooks/routes.ts";
import { giftCardRoutes } from "#commerce/sales/gift-cards/routes.ts";
import { invoiceRoutes } from "#commerce/sales/orders/invoice/routes.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { staffOrderRoutes } from "#commerce/sales/orders/routes.ts";
import { termsRoutes } from "#commerce/sales/payments/invoice/routes.ts";
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
import { ownFieldRoutes, ownValueRoutes } from "#commerce/staff/own-fields/routes.ts";
import { roleRoutes } from "#commerce/staff/roles/routes.ts";
import { systemRoutes } from "#commerce/staff/system/routes.ts";
import { storeRoutes } from "#commerce/stores/routes.ts";
import { tuningRoutes } from "#discovery/tuning/routes.ts";
import type { App } from "#platform/http.ts";
import type { Mail } from "#platform/mail.ts";
import type { AppParts } from "#server/app-parts.ts";
import { paperLookOf } from "#server/brand/paper-look.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { importFormats } from "#server/imports.ts";
import { hasDemoFolder } from "#server/media.ts";
import { allJobKinds } from "#server/staff-jobs.ts";

type Services = AppParts["services"];

/** Routes that API keys use below /api and members below /office/api: those that every shop has. */
export function shopStaffRoutes(app: App, services: Services, mail: Mail): void {
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
  pictureRoutes(app, services.media);
  documentRoutes(app, services.media);
  libraryExportRoutes(app, services.media);
  ownFieldRoutes(app, services);
}

/** The others of them, which only our own tables can serve: a hosted backend has no such routes. */
export function ownShopStaffRoutes(app: App, services: Services): void {
  managementRoutes(app, services);
  catalogOfficeRoutes(app, services);
  previewLinkRoutes(app, services);
  importRoutes(app, services, importFormats);
  productExportRoute(app, services);
  categoryOfficeRoutes(app, services);
  sheetRoutes(app, services);
  inventoryRoutes(app, services);
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
  promotionRoutes(app, services);
  staffShippingRoutes(app, services);
  taxRateRoutes(app, services);
  giftCardRoutes(app, services);
  webhookRoutes(app, services);
  programmeRoutes(app, { ...services, brandOf: emailBrandOf(services) });
  customerExportRoute(app, services);
  proAccountRoutes(app, { ...services, brandOf: emailBrandOf(services) });
}
