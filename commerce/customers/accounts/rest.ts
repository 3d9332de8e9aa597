import type { EmailState } from "./email-address.ts";
import type { Customer, SavedAddress } from "./schema.ts";

/** V3 shapes of the REST door. */

/** Under both names that clients read (3.1). */
export const toCustomerV3 = (customer: Customer) => ({
  id: customer.id,
  email: customer.email,
  first_name: customer.firstName,
  last_name: customer.lastName,
  firstName: customer.firstName,
  lastName: customer.lastName,
  customer_group_id: customer.groupId,
  groupId: customer.groupId,
  notes: customer.notes,
  isPro: customer.isPro,
  proCodeInfo: customer.proCodeInfo,
});

/** What the customer's own door adds: which e-mail address is confirmed, and which one waits for it. */
export const emailStateV3 = ({ isVerified, pendingEmail }: EmailState) => ({
  email_verified: isVerified,
  pending_email: pendingEmail,
});

/** Our names of an address's fields, and V3's. */
export const fieldNames = {
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  address1: "address1",
  address2: "address2",
  city: "city",
  state: "state_or_province",
  postalCode: "postal_code",
  country: "country_code",
  phone: "phone",
};

export const toAddressV3 = (address: SavedAddress) => ({
  id: address.id,
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state_or_province: address.state,
  postal_code: address.postalCode,
  country_code: address.country.toUpperCase(),
  phone: address.phone,
  ...(address.defaultFor && { default_for: address.defaultFor }),
});

/** One resource: as V3 wraps it and bare, for clients read either. */
export const one = <T extends object>(resource: T) => ({ ...resource, data: resource, meta: {} });
