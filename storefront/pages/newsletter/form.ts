import { signUp } from "#commerce/customers/newsletter/actions.ts";
import type { Post } from "#storefront/app/page.ts";
import { signupSettings } from "#storefront/components/content/signup-lists.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { refusalOf } from "#storefront/components/forms/form-refusal.ts";
import { answer } from "./data.ts";
import type { NewsletterProps } from "./props.ts";

/** Signs up for the lists that are offered here; others are left out. */
export const post: Post<NewsletterProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const offered = (await signupSettings(services, locale)).lists;
  const chosen = new Set(form.getAll("lists"));
  const lists = offered.length === 1 ? offered : offered.filter((list) => chosen.has(list));
  const email = form.get("email") ?? "";
  const typed = { email, lists };
  const check = await checkForm(context, "newsletter", form);
  if (check.refusal) return answer(context, { typed, sent: false, ...check.refusal }, check.refusal.status, check.task);
  const region = locale.shoppingRegion ?? locale.mapRegion;
  const done = await signUp(services, { email, lists, region, locale: locale.code, address: visitor.address });
  if (done.ok) return answer(context, { typed: { email: email.trim(), lists }, sent: true, problem: null, errors: {} });
  const refusal = refusalOf(done.problem);
  if (refusal.errors.lists) refusal.errors.lists = { key: "form.choose" };
  return answer(context, { typed, sent: false, ...refusal }, refusal.status, check.task);
};
