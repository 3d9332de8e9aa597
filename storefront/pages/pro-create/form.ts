import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { openProAccount } from "#commerce/customers/pro-applications/review.ts";
import { type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { answer } from "./data.ts";
import type { CreateProProps } from "./props.ts";

/** Opens the account with the pro code in it, and signs in. */
export const post: Post<CreateProProps> = async (context, form) => {
  const { services, visitor, locale } = context;
  const opened = await openProAccount(
    services,
    Number(form.get("id")),
    form.get("key") ?? "",
    form.get("password") ?? "",
  );
  if (opened.ok) {
    await visitor.signIn(opened.value);
    return redirect(localePath(locale, "/account"), 303);
  }
  if (opened.problem.code === "invalid") {
    const error = customerMessages(faultsIn(opened.problem)).password ?? null;
    return answer(context, form, { error }, 422);
  }
  return answer(context, form, { isTaken: opened.problem.code === "taken" }, 422);
};
