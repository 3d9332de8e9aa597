import type { CustomersBackend } from "#commerce/customers/accounts/backend.ts";
import { invalid } from "#commerce/customers/accounts/problems.ts";
import { isClear } from "#commerce/customers/accounts/rules.ts";
import type { SavedAddress } from "#commerce/customers/accounts/schema.ts";
import { addressFaults, mostAddresses } from "#commerce/customers/addresses/actions.ts";
import type { Page } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import { refusal } from "#commerce/integrations/bigcommerce/refusals.ts";
import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { fail, ok } from "#platform/result.ts";
import { type BcAddress, fromAddress, toAddress } from "./customer-shapes.ts";

type Addresses = Pick<CustomersBackend, "addresses" | "addAddress" | "updateAddress" | "removeAddress">;

const path = "/v3/customers/addresses";
const noAddress = () => fail("not-found", "There is no such address.");
const sameAs = (a: Address) => (b: Address) => JSON.stringify(fromAddress(a)) === JSON.stringify(fromAddress(b));

/** Addresses that customers keep at the store. They are checked by our rules before they are sent. */
export function makeAddresses(http: BigCommerceHttp): Addresses {
  const addresses = async (customerId: number): Promise<SavedAddress[]> => {
    const page = await http.read<Page<BcAddress>>(path, { "customer_id:in": customerId, limit: 250 });
    return (page?.data ?? []).map(toAddress).sort((a, b) => a.id - b.id);
  };

  return {
    addresses,
    async addAddress(customerId, typed) {
      const address = tidyAddress(typed);
      const wrong = addressFaults(address);
      if (!isClear(wrong)) return invalid(wrong);
      if ((await addresses(customerId)).length >= mostAddresses) return invalid({ address1: "too-many" });
      const body = [{ customer_id: customerId, ...fromAddress(address) }];
      const { status, body: answer } = await http.call<Page<BcAddress>>("POST", path, { body });
      if (status >= 400) return refusal(answer);
      // An address that is there already is answered with an empty list.
      const made = answer?.data?.[0];
      const kept = made ? toAddress(made) : (await addresses(customerId)).find(sameAs(address));
      return kept ? ok(kept) : refusal(answer);
    },
    async updateAddress(customerId, id, change) {
      const before = (await addresses(customerId)).find((address) => address.id === id);
      if (!before) return noAddress();
      const { id: _, ...address } = { ...before, ...change };
      const tidied = tidyAddress(address);
      const wrong = addressFaults(tidied);
      if (!isClear(wrong)) return invalid(wrong);
      const body = [{ id, ...fromAddress(tidied) }];
      const { status, body: answer } = await http.call<Page<BcAddress>>("PUT", path, { body });
      return status >= 400 ? refusal(answer) : ok({ id, ...tidied });
    },
    async removeAddress(customerId, id) {
      if (!(await addresses(customerId)).some((address) => address.id === id)) return noAddress();
      await http.call("DELETE", path, { query: { "id:in": id } });
      return ok(undefined);
    },
  };
}
