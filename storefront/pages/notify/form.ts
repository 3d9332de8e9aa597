import { watchStock } from "#commerce/customers/newsletter/actions.ts";
import { idIn } from "#platform/ids.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer, type NotifyProps } from "./data.ts";

export const post: Post<NotifyProps> = async (context, form) => {
  const { services, locale, region, visitor, params } = context;
  const email = form.get("email") ?? "";
  if (!(await signupSettings(services, locale)).backInStock) return notFound();
  const { refusal, task } = await checkForm(context, "notify", form);
  if (refusal)
    return answer(context, { email, problem: refusal.problem, errors: refusal.errors }, refusal.status, task);
  const watch = { variantId: idIn(params.id ?? ""), email, locale: locale.code, region, address: visitor.address };
  const watched = await watchStock(services, watch);
  if (watched.ok) return answer(context, { email: email.trim(), sent: true });
  if (watched.problem.code === "not-found") return notFound();
  const { status, problem, errors } = refusalOf(watched.problem);
  return answer(context, { email, problem, errors }, status, task);
};
