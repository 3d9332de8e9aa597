import type { Transaction } from "#database/tables.ts";
import { demoAssets } from "#demo/content/assets.ts";
import { upsertAssets, upsertContentTypes, upsertTaxonomy } from "#services/content/model-writes.ts";
import { terrain } from "./terrain.ts";
import { contentTypes } from "./types.ts";

/** Writes the content types, the terrain taxonomy and the assets. Can be repeated: unchanged rows stay as they are. */
export async function loadContentModel(trx: Transaction): Promise<void> {
  await upsertContentTypes(trx, contentTypes);
  await upsertTaxonomy(trx, terrain);
  await upsertAssets(trx, await demoAssets("firn"));
}
