import { askShop } from "#commerce/customers/newsletter/actions.ts";
import type { Post } from "#storefront/app/page.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer, type ContactProps } from "./data.ts";

/** Sends the question to the shop by e-mail. */
export const post: Post<ContactProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const text = (name: string) => form.get(name) ?? "";
  const typed = {
    name: text("name"),
    email: text("email"),
    order: text("order"),
    message: text("message"),
    topic: text("topic"),
  };
  const { refusal, task } = await checkForm(context, "contact", form);
  if (refusal)
    return answer(context, { typed, problem: refusal.problem, errors: refusal.errors }, refusal.status, task);
  const sent = await askShop(services, { ...typed, locale: locale.code, address: visitor.address });
  if (sent.ok) return answer(context, { typed, sent: true });
  const { status, problem, errors } = refusalOf(sent.problem);
  return answer(context, { typed, problem, errors }, status, task);
};
