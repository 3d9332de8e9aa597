import type { Db } from "#database/tables.ts";
import type { ShopSettings } from "./schema.ts";

/** Field → column. */
export const columns = {
  name: "name",
  legalName: "legal_name",
  address: "address",
  companyDetails: "company_details",
  taxNumbers: "tax_numbers",
  bank: "bank",
  senderEmail: "sender_email",
  shopEmail: "shop_email",
  supportEmail: "support_email",
  contactEmail: "contact_email",
  logo: "logo",
  logoDark: "logo_dark",
  icon: "icon",
  accent: "accent",
  markets: "markets",
  taxRates: "tax_rates",
  setupSteps: "setup_steps",
} as const;

const selection = [
  "name",
  "legal_name as legalName",
  "address",
  "company_details as companyDetails",
  "tax_numbers as taxNumbers",
  "bank",
  "sender_email as senderEmail",
  "shop_email as shopEmail",
  "support_email as supportEmail",
  "contact_email as contactEmail",
  "logo",
  "logo_dark as logoDark",
  "icon",
  "accent",
  "markets",
  "tax_rates as taxRates",
  "setup_steps as setupSteps",
  "version",
] as const;

export const findSettings = async (db: Db): Promise<ShopSettings> =>
  (await db.selectFrom("shop_settings").select(selection).executeTakeFirstOrThrow()) as ShopSettings;

/** Returns the same, locked until the transaction ends. */
export const lockSettings = async (db: Db): Promise<ShopSettings> =>
  (await db.selectFrom("shop_settings").select(selection).forUpdate().executeTakeFirstOrThrow()) as ShopSettings;
