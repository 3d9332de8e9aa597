import { priceRegions } from "#commerce/shared/regions/schema.ts";
import type { ImportFormat } from "#commerce/staff/imports/format.ts";
import { applyProducts } from "./apply.ts";
import { addressColumns, ourColumns, ourPictures, readOurs } from "./ours.ts";
import { findProductFields, isOwnColumn, ownLabels } from "./own-columns.ts";
import { faultOfAddress } from "./picture-address.ts";
import { attachPictures } from "./pictures.ts";
import { newerNames, readShopify, shopifyColumns, slugOf } from "./shopify.ts";
import { shopifyPictures } from "./shopify-pictures.ts";

/** File formats for products. */

export const ourFormat: ImportFormat = {
  name: "ours",
  fits: (header) => header.includes("uid"),
  lacks: "The first row has no column uid, so that this is no CSV of ours.",
  keyColumn: "uid",
  goesOn: true,
  keyOf: (cell) => cell,
  onceColumn: "variant_sku",
  isKnown: (column) => ourColumns.includes(column) || addressColumns.includes(column) || isOwnColumn(column),
  fields: [...ourColumns, ...addressColumns],
  ownFields: async (db) => ownLabels(await findProductFields(db)),
  required: ["uid"],
  permissions: ["catalogue:write"],
  stockColumns: ["inventory_level", "inventory_warning_level", "bin_picking_number"],
  regionsOf: ({ header }) => priceRegions.filter((region) => header.includes(`price_${region}`)),
  pictures: { in: ourPictures, attach: attachPictures, faultOf: faultOfAddress },
  apply: (trx, layout, items, isTrial) => applyProducts(trx, readOurs, layout, items, isTrial),
};

export const shopifyFormat: ImportFormat = {
  name: "shopify",
  fits: (header) => header.includes("Handle"),
  lacks: "The first row has no column Handle, so that this is no product CSV of Shopify.",
  keyColumn: "Handle",
  aliases: newerNames,
  goesOn: true,
  // Handles that produce the same address are the same product.
  keyOf: slugOf,
  onceColumn: "Variant SKU",
  isKnown: (column) => shopifyColumns.has(column),
  fields: [...shopifyColumns],
  required: ["Handle"],
  permissions: ["catalogue:write"],
  stockColumns: ["Variant Inventory Qty"],
  regionsOf: ({ market }) => [market],
  pictures: { in: shopifyPictures, attach: attachPictures, faultOf: faultOfAddress },
  apply: (trx, layout, items, isTrial) => applyProducts(trx, readShopify, layout, items, isTrial),
};
