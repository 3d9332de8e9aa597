import type { Transaction } from "#database/tables.ts";
import { upsertAssets, upsertContentTypes, upsertTaxonomy } from "#services/content/model-writes.ts";
import { demoAssets } from "./assets.ts";
import { terrain } from "./terrain.ts";
import { contentTypes } from "./types.ts";

/** Brings what content is made of into the database: types, the terrain taxonomy, assets. Says what differs, so it can be repeated. */
export async function loadContentModel(trx: Transaction): Promise<void> {
  await upsertContentTypes(trx, contentTypes);
  await upsertTaxonomy(trx, terrain);
  await upsertAssets(trx, await demoAssets("firn"));
}
