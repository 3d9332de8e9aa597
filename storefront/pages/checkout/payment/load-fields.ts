import type { FieldsLook, FieldsRequest, PaymentFields } from "#commerce/sales/payments/browser-fields.ts";
import { type BrowserModule, mountFields } from "#commerce/sales/payments/browser-modules.ts";

/** Mounts the provider's fields in the page, with the page's colours. */
export const loadFields = (name: BrowserModule, request: Omit<FieldsRequest, "look">): Promise<PaymentFields> =>
  mountFields(name, { ...request, look: lookOf(getComputedStyle(document.documentElement)) });

function lookOf(styles: CSSStyleDeclaration): FieldsLook {
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ink: token("--ink"),
    muted: token("--slate"),
    background: token("--snow"),
    danger: token("--signal"),
    radius: token("--radius"),
  };
}
