import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { resetPassword } from "#commerce/customers/sign-in/recovery.ts";
import { type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { answer } from "./data.ts";
import type { ResetProps } from "./props.ts";

/** Keeps the new password and leads to sign-in, where it is typed for the first time. */
export const post: Post<ResetProps> = async (context, form) => {
  const { services, locale } = context;
  const token = form.get("token") ?? "";
  const reset = await resetPassword(services, { token, password: form.get("password") ?? "", locale: locale.code });
  if (reset.ok) {
    await context.visitor.signOut();
    return redirect(localePath(locale, "/account/sign-in?done=reset"), 303);
  }
  const { password } = customerMessages(faultsIn(reset.problem));
  return answer(context, password ? { token, error: password } : { token: null, error: null }, 422);
};
