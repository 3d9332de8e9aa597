import type { EmailState } from "#commerce/customers/accounts/email-address.ts";
import type { Customer } from "#commerce/customers/accounts/schema.ts";
import { publicValues, staffValues } from "#commerce/shared/own-fields/rules.ts";

/**
 * A customer in V3 form, with both field names that clients read (3.1). Staff get all own fields, customers the public
 * ones.
 */
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

/** Added on customers' own routes: whether the e-mail address is confirmed, and which one is pending. */
export const emailStateV3 = ({ isVerified, pendingEmail }: EmailState) => ({
  email_verified: isVerified,
  pending_email: pendingEmail,
});

/** One resource, both wrapped as in V3 and bare, because clients read either. */
export const one = <T extends object>(resource: T) => ({ ...resource, data: resource, meta: {} });
