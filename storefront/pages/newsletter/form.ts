import { signUp } from "#commerce/customers/newsletter/actions.ts";
import type { Post } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer, type NewsletterProps } from "./data.ts";

/** Subscribes to the lists that are offered here; other lists are ignored. */
export const post: Post<NewsletterProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const offered = (await signupSettings(services, locale)).lists;
  const chosen = new Set(form.getAll("lists"));
  const lists = offered.length === 1 ? offered : offered.filter((list) => chosen.has(list));
  const email = form.get("email") ?? "";
  const typed = { email, lists };
  const { refusal, task } = await checkForm(context, "newsletter", form);
  if (refusal)
    return answer(context, { typed, problem: refusal.problem, errors: refusal.errors }, refusal.status, task);
  const region = locale.shoppingRegion ?? locale.mapRegion;
  const signed = await signUp(services, { email, lists, region, locale: locale.code, address: visitor.address });
  if (signed.ok) return answer(context, { typed: { email: email.trim(), lists }, sent: true });
  const { status, problem, errors } = refusalOf(signed.problem);
  if (errors.lists) errors.lists = { key: "form.choose" };
  return answer(context, { typed, problem, errors }, status, task);
};
