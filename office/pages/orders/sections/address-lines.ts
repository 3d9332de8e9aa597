import type { DeskBody } from "#commerce/aftersales/office/desk-schema.ts";
import type { Key } from "../../../i18n/languages.ts";

type Line = keyof NonNullable<DeskBody["shipping"]>;

/** The lines of a delivery address that staff can correct, in the order of the form. */
export const addressLines = [
  ["firstName", "firstNameField"],
  ["lastName", "lastNameField"],
  ["company", "companyField"],
  ["address1", "streetField"],
  ["address2", "streetMoreField"],
  ["postalCode", "postalCodeField"],
  ["city", "cityField"],
  ["phone", "phoneField"],
] as const satisfies readonly (readonly [Line, Key])[];

export const lineLabels: Partial<Record<string, Key>> = Object.fromEntries(addressLines);
