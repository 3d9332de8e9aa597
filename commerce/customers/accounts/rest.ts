import { publicValues, staffValues } from "#commerce/shared/own-fields/rules.ts";
import type { EmailState } from "./email-address.ts";
import type { Customer } from "./schema.ts";

/** Under both names that clients read (3.1). Staff are told all own fields, customers those that are for them. */
export const toCustomerV3 = ({ ownFields = [], ...customer }: Customer, isForStaff: boolean) => ({
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
  own_fields: isForStaff ? staffValues(ownFields) : publicValues(ownFields, "en"),
});

/** Customers' own routes add which e-mail address is confirmed, and which one waits for it. */
export const emailStateV3 = ({ isVerified, pendingEmail }: EmailState) => ({
  email_verified: isVerified,
  pending_email: pendingEmail,
});

/** One resource: as V3 wraps it and bare, for clients read either. */
export const one = <T extends object>(resource: T) => ({ ...resource, data: resource, meta: {} });
