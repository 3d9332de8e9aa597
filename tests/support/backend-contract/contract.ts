import { beforeAll, describe } from "vitest";
import { cartContract } from "./carts.ts";
import { catalogueContract } from "./catalog.ts";
import { checkoutContract } from "./checkout.ts";
import { customerContract } from "./customers.ts";
import type { Ground } from "./ground.ts";
import { orderContract, storeContract } from "./orders.ts";

/** One suite for every commerce backend. `open` is called once, before the first test. */
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
