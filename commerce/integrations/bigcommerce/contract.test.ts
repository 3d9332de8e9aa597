import { afterAll } from "vitest";
import { backendProducts } from "#tests/support/backend.ts";
import { describeBackend } from "#tests/support/backend-contract/contract.ts";
import { addOrder } from "#tests/support/bigcommerce/orders.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { makeBigCommerce } from "./backend.ts";

const base = useDatabase();
let store: LocalStore | undefined;
afterAll(() => store?.close());

describeBackend("a BigCommerce store", async () => {
  const opened = await openLocalStore(backendProducts);
  store = opened;
  const backend = makeBigCommerce({ db: base.db, config: { SIGN_IN_TRIES: 10 } }, opened.settings);
  return {
    backend,
    plantOrder: async (plan) => addOrder(opened.world, plan),
    async setStock(sku, pieces) {
      const product = opened.world.products.find((one) => one.variants?.some((variant) => variant.sku === sku));
      const variant = product?.variants?.find((one) => one.sku === sku);
      if (variant) variant.inventory_level = pieces;
    },
  };
});
