import { shipManyKind } from "#commerce/aftersales/fulfilment/dispatch/ship-many.ts";
import { emitHoldEvents, orderBulk, statesPerStep } from "#commerce/aftersales/office/bulk.ts";
import { usedCustomers, usedProducts, usedVariants } from "#commerce/aftersales/office/used-records.ts";
import { fetchPicture } from "#commerce/catalog/import/fetch-picture.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { productBulk } from "#commerce/catalog/office/bulk.ts";
import { sheetJobs } from "#commerce/catalog/office/sheet/actions.ts";
import { stockBulk } from "#commerce/catalog/office/stock-bulk.ts";
import { forgetShownOptions, unsoundProducts, usedOptions, usedValues } from "#commerce/catalog/products/sound.ts";
import { customerBulk } from "#commerce/customers/office/bulk.ts";
import { renewManyKind } from "#commerce/customers/pro-accounts/renew-many.ts";
import { cardBulk } from "#commerce/sales/gift-cards/bulk.ts";
import { promotionBulk } from "#commerce/sales/promotions/office/bulk.ts";
import { importKind } from "#commerce/staff/imports/actions.ts";
import { bulkJob } from "#commerce/staff/jobs/bulk.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import type { Broken, Followers, JobKind, JobKinds, Uses } from "#commerce/staff/jobs/schema.ts";
import { recordChange } from "#database/changes/record.ts";
import { categoriesTag, mediaTag, promotionsTag } from "#database/changes/tags.ts";
import type { Jobs } from "#platform/jobs.ts";
import { importFormats } from "#server/imports.ts";
import type { PhotoServices } from "#services/media/uploads/photos.ts";

const perStep = 250;

/**
 * Updates what is derived from a job's changes when the job is reverted. Every aggregate that a job changes is named
 * here; after a revert of another one everything cached is made anew.
 */
export const followers: Followers = {
  async product(trx, ids) {
    const numbers = ids.map(Number).sort((a, b) => a - b);
    await forgetShownOptions(trx, numbers);
    for (let start = 0; start < numbers.length; start += perStep)
      await recordProducts(trx, numbers.slice(start, start + perStep));
  },
  order: (trx, ids) => emitHoldEvents(trx, ids.map(Number)),
  category: (trx) => recordChange(trx, [categoriesTag]),
  promotion: (trx) => recordChange(trx, [promotionsTag]),
  /**
   * Pictures and documents of the library, by "alias/kind/id". Those that an import fetches are not of its job
   * (commerce/catalog/import/fetch-picture.ts).
   */
  media: (trx, ids) =>
    recordChange(
      trx,
      ids.map((path) => {
        const [alias = "", kind = "", ...id] = path.split("/");
        return mediaTag({ alias, kind, id: id.join("/") });
      }),
    ),
  // Triggers derive what follows from stock (database/functions/stock.sql).
  stock: null,
  customer: null,
  "gift-card": null,
};

/** What a revert leaves although nothing in it was changed, such as products that somebody ordered. */
const uses: Uses = {
  product: usedProducts,
  variant: usedVariants,
  option: usedOptions,
  "option-value": usedValues,
  customer: usedCustomers,
};
/** What a revert leaves because other parts, added since, would no longer go with it. */
const broken: Broken = { product: unsoundProducts };

/** The kinds of staff jobs that need nothing but the database, by their names in staff_jobs. */
export const staffJobKinds: JobKinds = {
  import: importKind(importFormats),
  "import-customers": importKind(importFormats, { permission: "customers:write" }),
  customers: bulkJob(customerBulk),
  ...sheetJobs,
  products: bulkJob(productBulk),
  "stock-levels": bulkJob(stockBulk),
  promotions: bulkJob(promotionBulk),
  "gift-cards": bulkJob(cardBulk),
  revert: revertKind(followers, { uses, broken }),
};

/**
 * Loads the demo world's products into an empty catalogue and returns their number. Absent when the folder demo/ does
 * not exist.
 */
export type LoadDemoProducts = () => Promise<number>;

const demoKind = (load?: LoadDemoProducts): JobKind => ({
  permission: "catalogue:write",
  async step() {
    if (!load) throw new Error("The folder demo/ is missing here.");
    return { done: await load(), next: null };
  },
});

/** All kinds. The demo world's products are loaded where the shop has them (jobKindsWith). */
export const allJobKinds = (jobs: Pick<Jobs, "send">): JobKinds => ({
  ...staffJobKinds,
  "demo-products": demoKind(),
  orders: bulkJob(orderBulk(jobs)),
  "order-states": bulkJob(orderBulk(jobs), statesPerStep),
  shipments: shipManyKind(jobs),
  "pro-renewals": renewManyKind(jobs),
});

type Services = {
  jobs: Pick<Jobs, "send">;
  media: PhotoServices;
  config: { IMPORTS_ALLOW_PRIVATE: "on" | "off" };
  loadDemoProducts?: LoadDemoProducts | undefined;
};

/** All kinds as a running shop uses them; its imports fetch pictures. */
export const jobKindsWith = ({ jobs, media, config, loadDemoProducts }: Services): JobKinds => ({
  ...allJobKinds(jobs),
  "demo-products": demoKind(loadDemoProducts),
  import: importKind(importFormats, {
    fetchPicture: (picture) => fetchPicture(media, picture, { allowPrivate: config.IMPORTS_ALLOW_PRIVATE === "on" }),
  }),
});
