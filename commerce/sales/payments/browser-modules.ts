import type { FieldsRequest, PaymentFields } from "./browser-fields.ts";

/** The providers with fields of their own. Each script is loaded on the payment step alone. */
const modules = {
  stripe: () => import("./stripe/browser/fields.ts"),
};

export type BrowserModule = keyof typeof modules;

export async function mountFields(name: BrowserModule, request: FieldsRequest): Promise<PaymentFields> {
  const { mountFields: mount } = await modules[name]();
  return mount(request);
}
