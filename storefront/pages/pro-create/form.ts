import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { openProAccount } from "#commerce/customers/pro-applications/review.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages } from "#storefront/components/forms/field-messages.ts";
import { answer, type CreateProProps } from "./data.ts";

/** Creates the account with the pro code in it, and signs the customer in. */
export const post: Post<CreateProProps> = async (context, form) => {
  const { services, visitor } = context;
  const [id, key, password] = [Number(form.get("id")), form.get("key") ?? "", form.get("password") ?? ""];
  const opened = await openProAccount(services, id, key, password);
  if (opened.ok) {
    await visitor.signIn(opened.value);
    return goTo(context, "/account");
  }
  if (opened.problem.code === "invalid") {
    const error = customerMessages(faultsIn(opened.problem)).password ?? null;
    return answer(context, form, { error }, 422);
  }
  return answer(context, form, { isTaken: opened.problem.code === "taken" }, 422);
};
