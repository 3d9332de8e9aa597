import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { resetPassword } from "#commerce/customers/accounts/recovery.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { answer, type ResetProps } from "./data.ts";

/** Stores the new password and redirects to the sign-in page, where it is used for the first time. */
export const post: Post<ResetProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const token = form.get("token") ?? "";
  const reset = await resetPassword(services, { token, password: form.get("password") ?? "", locale: locale.code });
  if (reset.ok) {
    await visitor.signOut();
    return goTo(context, "/account/sign-in?done=reset");
  }
  const { password } = customerMessages(faultsIn(reset.problem));
  return answer(context, password ? { token, error: password } : { token: null, error: null }, 422);
};
