import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** What each kind of job is called: every kind of server/staff-jobs.ts. */
export const jobKindNames: Record<string, Key> = {
  products: "jobOfProducts",
  orders: "jobOfOrders",
  customers: "jobOfPeople",
  "stock-levels": "jobOfStock",
  promotions: "jobOfPromotions",
  "gift-cards": "jobOfGiftCards",
  sheet: "jobOfSheet",
  import: "jobOfImport",
  "import-customers": "jobOfCustomers",
  revert: "jobOfRevert",
  shipments: "jobOfShipments",
  "order-states": "jobOfOrderStates",
  "pro-renewals": "jobOfRenewals",
  "demo-products": "jobOfDemo",
};

/** "Import 43". */
export const nameOfJob = ({ kind, id }: Pick<StaffJob, "kind" | "id">, say: (key: Key) => string): string =>
  `${jobKindNames[kind] ? say(jobKindNames[kind]) : kind} ${id}`;
