import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { forgotPassword } from "#commerce/customers/accounts/recovery.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages, minutesIn } from "#storefront/components/forms/field-messages.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { answer, type ForgotProps } from "./data.ts";

/** Requests a link to reset the password. The answer is the same whether or not an account has that address. */
export const post: Post<ForgotProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const email = form.get("email") ?? "";
  const check = await checkForm(context, "forgot_password", form);
  if (check.refusal) {
    const { status, problem } = check.refusal;
    return answer(context, { email, asked: false, problem, error: null }, status, check.task);
  }
  const asked = await forgotPassword(services, { email, address: visitor.address, locale: locale.code });
  if (asked.ok) return answer(context, { email: email.trim(), asked: true, problem: null, error: null });
  if (asked.problem.code === "too-many-tries") {
    const problem = { key: "forgot.many", values: { minutes: minutesIn(asked.problem) } } as const;
    return answer(context, { email, asked: false, problem, error: null }, 429, check.task);
  }
  const error = customerMessages(faultsIn(asked.problem)).email ?? null;
  return answer(context, { email, asked: false, problem: null, error }, 422, check.task);
};
