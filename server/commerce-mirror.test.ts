import { expect, test } from "vitest";
import { readConfig } from "#commerce/settings/environment.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { openApp } from "#tests/support/app.ts";
import { openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { followHostedCatalogue } from "./commerce.ts";

const base = useDatabase();

test("7 at the start a job mirrors the store, and its products have pages", async () => {
  const store = await openLocalStore();
  const log = openLog("silent");
  const jobs = await openJobs(base.pool, log);
  const settings = {
    ...ownShop,
    COMMERCE_BACKEND: "bigcommerce",
    BIGCOMMERCE_CHANNELS: "us=1,ca=2,eu_region_1=3",
    BIGCOMMERCE_STORE_HASH: "firn0",
    BIGCOMMERCE_TOKEN: "test-token",
    BIGCOMMERCE_API_HOST: new URL(store.settings.base).origin,
  };
  try {
    await followHostedCatalogue({ config: readConfig(settings), log, db: base.db, jobs });
    const shown = async () => {
      const { total } = await base.db
        .selectFrom("listings")
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .where("region", "=", "ca")
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    await expect.poll(shown).toBe(30);
    const app = await openApp(base.db, settings);
    const [product] = store.world.products;
    const page = await app.inject({ url: "/en-us/p/sample-0" });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(product?.name);
    expect(page.body).toContain(`name="product_id" value="${product?.id}"`);
    await app.close();
  } finally {
    await jobs.stop();
    await store.close();
  }
});
