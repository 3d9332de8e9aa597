import { askShop } from "#commerce/customers/newsletter/actions.ts";
import type { Post } from "#storefront/app/page.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer } from "./data.ts";
import type { ContactProps } from "./props.ts";

/** Mails the question to the shop. */
export const post: Post<ContactProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const text = (name: string) => form.get(name) ?? "";
  const typed = { name: text("name"), email: text("email"), order: text("order"), message: text("message") };
  const check = await checkForm(context, "contact", form);
  if (check.refusal) return answer(context, { typed, sent: false, ...check.refusal }, check.refusal.status, check.task);
  const done = await askShop(services, { ...typed, locale: locale.code, address: visitor.address });
  if (done.ok) return answer(context, { typed, sent: true, problem: null, errors: {} });
  const refusal = refusalOf(done.problem);
  return answer(context, { typed, sent: false, ...refusal }, refusal.status, check.task);
};
