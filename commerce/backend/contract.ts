import { beforeAll, describe } from "vitest";
import { cartContract } from "./contract-carts.ts";
import { catalogueContract } from "./contract-catalogue.ts";
import { checkoutContract } from "./contract-checkout.ts";
import { customerContract } from "./contract-customers.ts";
import type { Ground } from "./contract-ground.ts";
import { orderContract, storeContract } from "./contract-orders.ts";

/** One suite for every place where commerce can live. `open` is called once, before the first test. */
export function describeBackend(name: string, open: () => Promise<Ground>): void {
  describe(`${name} keeps the contract of a commerce backend`, () => {
    let ground: Ground;
    beforeAll(async () => {
      ground = await open();
    });
    const at = () => ground;
    catalogueContract(at);
    cartContract(at);
    checkoutContract(at);
    customerContract(at);
    orderContract(at);
    storeContract(at);
  });
}
