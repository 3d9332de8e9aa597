import { watchStock } from "#commerce/customers/newsletter/actions.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer, idIn } from "./data.ts";
import type { NotifyProps } from "./props.ts";

export const post: Post<NotifyProps> = async (context, form) => {
  const { services, locale, visitor, params } = context;
  const email = form.get("email") ?? "";
  if (!(await signupSettings(services, locale)).backInStock) return notFound();
  const check = await checkForm(context, "notify", form);
  if (check.refusal) return answer(context, { email, sent: false, ...check.refusal }, check.refusal.status, check.task);
  const typed = { variantId: idIn(params.id), email, locale: locale.code, address: visitor.address };
  const done = await watchStock(services, typed);
  if (done.ok) return answer(context, { email: email.trim(), sent: true, problem: null, errors: {} });
  if (done.problem.code === "not-found") return notFound();
  const refusal = refusalOf(done.problem);
  return answer(context, { email, sent: false, ...refusal }, refusal.status, check.task);
};
