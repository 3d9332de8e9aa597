import { createCustomer } from "#commerce/customers/accounts/actions.ts";
import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { customerMessages, minutesIn } from "#storefront/components/forms/field-messages.ts";
import { checkForm } from "#storefront/components/forms/form-check.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";
import { answer, type CreateProps } from "./data.ts";

/** Creates the account and signs the customer in. */
export const post: Post<CreateProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const text = (name: string) => form.get(name) ?? "";
  const to = pathToGoOn(form.get("to"));
  const typed = { first_name: text("first_name"), last_name: text("last_name"), email: text("email") };
  const { refusal, task } = await checkForm(context, "create_account", form);
  if (refusal) return answer(context, { to, typed, problem: refusal.problem, errors: {} }, refusal.status, task);
  const created = await createCustomer(services, {
    email: typed.email,
    firstName: typed.first_name,
    lastName: typed.last_name,
    password: text("password"),
    address: visitor.address,
    locale: locale.code,
  });
  if (created.ok) {
    await visitor.signIn(created.value.customerId);
    return goTo(context, to);
  }
  if (created.problem.code === "too-many-tries") {
    const problem = { key: "create.problem.many", values: { minutes: minutesIn(created.problem) } } as const;
    return answer(context, { to, typed, problem, errors: {} }, 429, task);
  }
  const errors = customerMessages(faultsIn(created.problem));
  return answer(context, { to, typed, problem: null, errors }, 422, task);
};
