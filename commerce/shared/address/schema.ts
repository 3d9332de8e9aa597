import { type Static, Type } from "typebox";

export const Address = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  company: Type.String(),
  address1: Type.String(),
  address2: Type.String(),
  city: Type.String(),
  /** State or province code ("CO", "QC"); empty where the country has none. */
  state: Type.String(),
  postalCode: Type.String(),
  /** ISO 3166-1 alpha-2, lower case. */
  country: Type.String(),
  phone: Type.String(),
});
export type Address = Static<typeof Address>;
