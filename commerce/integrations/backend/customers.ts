import type { CustomerChange, NewCustomer } from "#commerce/customers/accounts/actions.ts";
import type { CustomerResult } from "#commerce/customers/accounts/problems.ts";
import type { Customer, CustomerGroup, SavedAddress } from "#commerce/customers/accounts/schema.ts";
import type { HandOver } from "#commerce/customers/sign-in/handover.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** `address` is the visitor's IP address: failed tries are counted by account and by address. */
export type Typed = { password: string; address: string };

/** What the doors of specification 7.4 and 7.6 ask of customers. Whose they may show is the door's to decide. */
export type CustomersBackend = {
  /** Finds out who it is; the caller starts the session. */
  signIn(typed: Typed & { email: string; region: PriceRegion | null }): Promise<CustomerResult<{ customerId: number }>>;
  validatePassword(customerId: number, typed: Typed): Promise<CustomerResult<{ isRight: boolean }>>;
  create(typed: NewCustomer & { region: PriceRegion | null }): Promise<CustomerResult<{ customerId: number }>>;
  find(customerId: number): Promise<Customer | null>;
  update(customerId: number, change: CustomerChange): Promise<CustomerResult<void>>;
  remove(customerId: number): Promise<CustomerResult<void>>;
  /** The earliest first. */
  addresses(customerId: number): Promise<SavedAddress[]>;
  addAddress(customerId: number, address: Address): Promise<CustomerResult<SavedAddress>>;
  updateAddress(customerId: number, id: number, change: Partial<Address>): Promise<CustomerResult<SavedAddress>>;
  removeAddress(customerId: number, id: number): Promise<CustomerResult<void>>;
  groups(): Promise<CustomerGroup[]>;
  /** Where the platform's own account pages begin, signed in or to sign in; null where ours are. */
  accountPages(customerId: number | null, region: PriceRegion | null): Promise<string | null>;
  /** An address that signs the customer in at the commerce platform and leads on to `path`. */
  platformLogin(customerId: number, path: string, region: PriceRegion | null): Promise<CustomerResult<HandOver>>;
};
