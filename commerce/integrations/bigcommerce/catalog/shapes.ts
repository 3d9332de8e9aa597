import type { Amount } from "#commerce/integrations/bigcommerce/amounts.ts";

/** The fields that we read of BigCommerce's V3 catalogue. All others are ignored. */

export type Page<T> = { data: T[]; meta: { pagination: { total: number; total_pages: number } } };
export type DataEnvelope<T> = { data: T };

export type BcOptionValue = {
  id: number;
  label: string;
  sort_order?: number;
  value_data?: { colors?: string[]; image_url?: string } | null;
};
export type BcOption = {
  id: number;
  display_name: string;
  type: string;
  sort_order?: number;
  option_values: BcOptionValue[];
};

export type BcVariant = {
  id: number;
  product_id: number;
  sku: string;
  /** Null means the product's price. */
  price: Amount;
  calculated_price: Amount;
  sale_price: Amount;
  retail_price: Amount;
  inventory_level: number;
  purchasing_disabled: boolean;
  image_url?: string;
  option_values: { id: number; label: string; option_id: number; option_display_name: string }[];
};

export type BcProduct = {
  id: number;
  name: string;
  sku: string;
  description: string;
  price: Amount;
  sale_price: Amount;
  retail_price: Amount;
  calculated_price: Amount;
  categories: number[];
  brand_id: number | null;
  availability: "available" | "preorder" | "disabled";
  is_visible: boolean;
  is_featured: boolean;
  /** An ISO date, or "". */
  preorder_release_date?: string | null;
  inventory_tracking: "none" | "product" | "variant";
  inventory_level: number;
  total_sold: number;
  custom_url?: { url: string } | null;
  custom_fields?: { name: string; value: string }[];
  images?: { url_standard: string; sort_order: number; description?: string }[];
  options?: BcOption[];
  variants?: BcVariant[];
};

/** A record of /v3/pricelists/{id}/records. `currency` is in lower case. */
export type BcPriceRecord = {
  variant_id: number;
  currency: string;
  price: Amount | object;
  sale_price: Amount | object;
  retail_price: Amount | object;
  calculated_price: Amount | object;
};

export type BcCategory = {
  category_id: number;
  parent_id: number;
  tree_id: number;
  name: string;
  sort_order: number;
  is_visible: boolean;
  url?: { path: string } | null;
};
