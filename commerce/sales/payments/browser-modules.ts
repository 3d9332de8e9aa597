import type { FieldsRequest, PaymentFields } from "./browser-fields.ts";

/** Providers with their own fields. Each script is loaded only on the payment step. */
const modules = {
  stripe: () => import("./stripe/browser/fields.ts"),
};

export type BrowserModule = keyof typeof modules;

export async function mountFields(name: BrowserModule, request: FieldsRequest): Promise<PaymentFields> {
  const { mountFields: mount } = await modules[name]();
  return mount(request);
}
