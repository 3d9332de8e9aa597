import {
  changeFaults,
  isDelicate,
  isPasswordOf,
  type NewCustomer,
  newAccountProblem,
  signIn,
} from "#commerce/customers/accounts/actions.ts";
import { invalid, notFound } from "#commerce/customers/accounts/problems.ts";
import * as rules from "#commerce/customers/accounts/rules.ts";
import { isClear } from "#commerce/customers/accounts/rules.ts";
import type { Customer, SavedAddress } from "#commerce/customers/accounts/schema.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { addressFaults, mostAddresses } from "#commerce/customers/addresses/actions.ts";
import type { CustomersBackend } from "#commerce/customers/backend/backend.ts";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import type { ReadCached } from "#commerce/integrations/bigcommerce/cached-reads.ts";
import type { DataEnvelope, Page } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import type { BigCommerceHttp, Query } from "#commerce/integrations/bigcommerce/http.ts";
import { refusal } from "#commerce/integrations/bigcommerce/refusals.ts";
import { type BigCommerceSettings, channelOf } from "#commerce/integrations/bigcommerce/settings.ts";
import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { fail, ok } from "#platform/result.ts";
import {
  type BcAddress,
  type BcCustomer,
  type BcGroup,
  formFieldsOf,
  fromAddress,
  toAddress,
  toCustomer,
  toGroup,
} from "./customer-shapes.ts";
import { loginToken, tokenLife } from "./login-token.ts";
import { keepShadow } from "./sessions.ts";

type AdapterServices = Pick<CustomerServices, "db" | "config"> & {
  http: BigCommerceHttp;
  readCached: ReadCached;
  settings: BigCommerceSettings;
};

/**
 * Customers of the store through /v3/customers. Only the store knows passwords. Attempts are counted here, as for our
 * own accounts, because for the store all visitors come from one address. Each customer that is read gets a row of
 * ours, which is kept up to date.
 */
export function makeCustomers(parts: AdapterServices): CustomersBackend {
  const { db, http, readCached, settings } = parts;

  async function select(query: Query): Promise<Customer | null> {
    const page = await http.read<Page<BcCustomer>>("/v3/customers", { ...query, include: "formfields" });
    const row = page?.data[0];
    if (!row) return null;
    const customer = toCustomer(row, new Date());
    await keepShadow(db, customer, formFieldsOf(row));
    return customer;
  }
  const find = async (id: number) => (Number.isInteger(id) && id > 0 && id < 2 ** 31 ? select({ "id:in": id }) : null);

  const ownerAt =
    (region: PriceRegion | null) =>
    async ({ email, password }: { email: string; password: string }): Promise<number | null> => {
      const channel = region && channelOf(settings, region);
      const { body } = await http.call<{ is_valid: boolean; customer_id: number | null }>(
        "POST",
        "/v3/customers/validate-credentials",
        { body: { email: rules.mailbox(email), password, ...(channel && { channel_id: channel }) } },
      );
      return body?.is_valid ? body.customer_id || null : null;
    };

  /** Returns the storefront of the region's channel, or that of the first channel where nothing is sold. */
  async function siteOf(region: PriceRegion | null): Promise<string | null> {
    const channel = (region && channelOf(settings, region)) ?? Object.values(settings.channels)[0];
    const site = await readCached(`site ${channel}`, 600, async () => ({
      url: (await http.read<DataEnvelope<{ url: string }>>(`/v3/channels/${channel}/site`))?.data.url ?? "",
    }));
    return site.url.replace(/\/$/, "") || null;
  }

  /** Returns the address of a storefront page that opens signed in. Null without an app that may sign customers in. */
  async function signedInAt(customerId: number, path: string, region: PriceRegion | null): Promise<string | null> {
    const site = settings.client && (await siteOf(region));
    if (!settings.client || !site) return null;
    const { id: clientId, secret } = settings.client;
    const channelId = region && channelOf(settings, region);
    const login = { clientId, storeHash: settings.storeHash, customerId, redirectTo: path, channelId };
    return `${site}/login/token/${loginToken(login, secret)}`;
  }

  const isTaken = async (email: string, by?: number) => {
    const page = await http.read<Page<BcCustomer>>("/v3/customers", { "email:in": email });
    return page?.data.some((row) => row.id !== by) ?? false;
  };

  return {
    ...makeAddresses(http),
    find,
    validatePassword: async (id, typed) => isPasswordOf(parts, await find(id), typed, ownerAt(null)),

    async signIn({ region, ...typed }) {
      const checked = await signIn(parts, typed, ownerAt(region));
      if (checked.ok) await find(checked.value.customerId);
      return checked;
    },

    async create(typed: NewCustomer & { region: PriceRegion | null }) {
      const problem = await newAccountProblem(parts, typed);
      if (problem) return problem;
      const email = rules.mailbox(typed.email);
      if (await isTaken(email)) return invalid({ email: "taken" });
      const channel = typed.region && channelOf(settings, typed.region);
      const customer = {
        email,
        first_name: rules.tidy(typed.firstName),
        last_name: rules.tidy(typed.lastName),
        authentication: { new_password: typed.password },
        ...(channel && { origin_channel_id: channel }),
      };
      const { status, body } = await http.call<Page<BcCustomer>>("POST", "/v3/customers", { body: [customer] });
      const made = body?.data?.[0];
      if (status >= 400 || !made) return refusal(body);
      await keepShadow(db, toCustomer(made, new Date()), formFieldsOf(made));
      return ok({ customerId: made.id });
    },

    async update(customerId, change) {
      const before = await find(customerId);
      if (!before) return notFound();
      const email = change.email === undefined ? undefined : rules.mailbox(change.email);
      const faults = changeFaults(change, before);
      if (!rules.isClear(faults)) return invalid(faults);
      if (isDelicate(change, before)) {
        const typed = { password: change.currentPassword ?? "", address: change.address };
        const checked = await isPasswordOf(parts, before, typed, ownerAt(null));
        if (!checked.ok) return checked;
        if (!checked.value.isRight) return invalid({ current_password: "wrong" });
        if (email && (await isTaken(email, customerId))) return invalid({ email: "taken" });
      }
      const { firstName, lastName, password } = change;
      const saved = {
        id: customerId,
        ...(email && { email }),
        ...(firstName && { first_name: rules.tidy(firstName) }),
        ...(lastName && { last_name: rules.tidy(lastName) }),
        ...(password && { authentication: { new_password: password } }),
      };
      const { status, body } = await http.call("PUT", "/v3/customers", { body: [saved] });
      if (status >= 400) return refusal(body);
      if (isDelicate(change, before)) await endSessionsOf(db, customerId, change.sessionHash);
      await find(customerId);
      return ok(undefined);
    },

    async remove(customerId) {
      if (!(await find(customerId))) return notFound();
      const { status, body } = await http.call("DELETE", "/v3/customers", { query: { "id:in": customerId } });
      return status >= 400 ? refusal(body) : deleteCustomer(db, customerId);
    },

    groups: () =>
      readCached("groups", 300, async () =>
        ((await http.read<BcGroup[]>("/v2/customer_groups", { limit: 250 })) ?? []).map(toGroup),
      ),

    async platformLogin(customerId, to, region) {
      const path = rules.ownPath(to);
      if (!path) return invalid({ redirect: "not-ours" });
      const address = await signedInAt(customerId, path, region);
      // Without an app that may sign customers in, the redirect stays in this shop, where they are signed in already.
      return ok(address ? { redirect: address, expires_in: tokenLife } : { redirect: path, expires_in: 0 });
    },

    async accountPages(customerId, region) {
      const address = customerId === null ? null : await signedInAt(customerId, "/account.php", region);
      if (address) return address;
      const site = await siteOf(region);
      return site && `${site}/login.php`;
    },
  };
}

type Addresses = Pick<CustomersBackend, "addresses" | "addAddress" | "updateAddress" | "removeAddress">;

const path = "/v3/customers/addresses";
const noAddress = () => fail("not-found", "There is no such address.");
const sameAs = (a: Address) => (b: Address) => JSON.stringify(fromAddress(a)) === JSON.stringify(fromAddress(b));

/** Addresses that customers store at BigCommerce. Our rules check them before they are sent. */
function makeAddresses(http: BigCommerceHttp): Addresses {
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
      // For an address that exists already the store returns an empty list.
      const made = answer?.data?.[0];
      const stored = made ? toAddress(made) : (await addresses(customerId)).find(sameAs(address));
      return stored ? ok(stored) : refusal(answer);
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
