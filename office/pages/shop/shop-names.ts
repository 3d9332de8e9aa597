import type { Key } from "../../i18n/languages.ts";
import type { Values } from "./load.ts";

/** The settings of the shop itself, in the order of their form. */

export const shopNames = [
  "name",
  "legalName",
  "address",
  "companyDetails",
  "taxNumbers",
  "bank",
  "senderEmail",
  "shopEmail",
  "supportEmail",
  "contactEmail",
  "logo",
  "logoDark",
  "icon",
  "accent",
] as const;
export type ShopName = (typeof shopNames)[number];
export type ShopValues = Pick<Values, ShopName>;

export const shopLabels: Record<ShopName, Key> = {
  name: "shopName",
  legalName: "legalName",
  address: "sellerAddress",
  companyDetails: "companyDetails",
  taxNumbers: "taxNumbers",
  bank: "bankLines",
  senderEmail: "senderEmail",
  shopEmail: "shopEmail",
  supportEmail: "supportEmail",
  contactEmail: "contactEmail",
  logo: "logo",
  logoDark: "logoDark",
  icon: "shopIcon",
  accent: "accentColour",
};
