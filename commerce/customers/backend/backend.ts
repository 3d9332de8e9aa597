import {
  type CustomerChange,
  createCustomer,
  type NewCustomer,
  type PasswordTry,
  signIn,
  updateCustomer,
  validatePassword,
} from "#commerce/customers/accounts/actions.ts";
import { type EmailState, findEmailState } from "#commerce/customers/accounts/email-address.ts";
import { type HandOver, handOver } from "#commerce/customers/accounts/handover.ts";
import type { CustomerResult } from "#commerce/customers/accounts/problems.ts";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import type { AddressUse, Customer, CustomerGroup, SavedAddress } from "#commerce/customers/accounts/schema.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { addAddress, removeAddress, updateAddress } from "#commerce/customers/addresses/actions.ts";
import { findAddresses } from "#commerce/customers/addresses/reads.ts";
import { findGroups } from "#commerce/customers/groups/reads.ts";
import { deleteCustomer } from "#commerce/customers/privacy/erase.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** `emailState` is absent when a hosted backend confirms email addresses itself. */
export type BackendCustomer = Customer & { emailState?: EmailState };

/** The store of the customers. The routes check who may see them. */
export type CustomersBackend = {
  /** Checks the credentials and returns the customer's id; the caller starts the session. */
  signIn(
    typed: PasswordTry & { email: string; region: PriceRegion | null },
  ): Promise<CustomerResult<{ customerId: number }>>;
  validatePassword(customerId: number, typed: PasswordTry): Promise<CustomerResult<{ isRight: boolean }>>;
  create(typed: NewCustomer & { region: PriceRegion | null }): Promise<CustomerResult<{ customerId: number }>>;
  find(customerId: number): Promise<BackendCustomer | null>;
  update(customerId: number, change: CustomerChange): Promise<CustomerResult<void>>;
  remove(customerId: number): Promise<CustomerResult<void>>;
  addresses(customerId: number): Promise<SavedAddress[]>;
  /** `uses`: what the address is the default for, in backends that support defaults. */
  addAddress(customerId: number, address: Address, uses?: readonly AddressUse[]): Promise<CustomerResult<SavedAddress>>;
  updateAddress(
    customerId: number,
    id: number,
    change: Partial<Address>,
    uses?: readonly AddressUse[],
  ): Promise<CustomerResult<SavedAddress>>;
  removeAddress(customerId: number, id: number): Promise<CustomerResult<void>>;
  groups(): Promise<CustomerGroup[]>;
  /** The URL of a hosted backend's own account pages, or of its sign-in page. Null when our own pages are used. */
  accountPages(customerId: number | null, region: PriceRegion | null): Promise<string | null>;
  /** Returns a URL that signs the customer in at the hosted backend and redirects to `path`. */
  platformLogin(customerId: number, path: string, region: PriceRegion | null): Promise<CustomerResult<HandOver>>;
};

export function makeOwnCustomers(services: CustomerServices): CustomersBackend {
  const { db } = services;
  return {
    signIn: (typed) => signIn(services, typed),
    validatePassword: (id, typed) => validatePassword(services, id, typed),
    create: (typed) => createCustomer(services, typed),
    async find(id) {
      const [customer, emailState] = await Promise.all([findCustomer(db, id), findEmailState(db, id)]);
      return customer && emailState && { ...customer, emailState };
    },
    update: (id, change) => updateCustomer(services, id, change),
    remove: (id) => deleteCustomer(db, id),
    addresses: (id) => findAddresses(db, id),
    addAddress: (id, address, uses) => addAddress(db, id, address, uses),
    updateAddress: (customerId, id, change, uses) => updateAddress(db, customerId, id, change, uses),
    removeAddress: (customerId, id) => removeAddress(db, customerId, id),
    groups: () => findGroups(db),
    accountPages: async () => null,
    platformLogin: (id, path) => handOver(db, id, path),
  };
}
