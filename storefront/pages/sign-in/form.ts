import { signIn } from "#commerce/customers/accounts/actions.ts";
import { type CustomerProblem, faultsIn } from "#commerce/customers/accounts/problems.ts";
import type { Post } from "#storefront/app/page.ts";
import { minutesIn } from "#storefront/components/forms/field-messages.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";
import { answer, goOn, type SignInProps } from "./data.ts";

/** Signs in with e-mail and password, and redirects to the page that the visitor wanted. */
export const post: Post<SignInProps> = async (context, form) => {
  const { services, visitor } = context;
  const to = pathToGoOn(form.get("to") ?? context.query.get("to"));
  const email = form.get("email") ?? "";
  const password = form.get("password") ?? "";
  const found = await signIn(services, { email, password, address: visitor.address });
  if (!found.ok) {
    const status = found.problem.code === "too-many-tries" ? 429 : 422;
    return answer(context, { to, email, isReset: false, isEnded: false, ...messagesFor(found.problem) }, status);
  }
  const { customerId } = found.value;
  await visitor.signIn(customerId);
  return goOn(context, customerId, to);
};

function messagesFor(problem: CustomerProblem): Pick<SignInProps, "problem" | "errors"> {
  if (problem.code === "too-many-tries") {
    return { problem: { key: "signin.problem.tries", values: { minutes: minutesIn(problem) } }, errors: {} };
  }
  if (problem.code !== "invalid") return { problem: { key: "signin.problem.wrong" }, errors: {} };
  const { email, password } = faultsIn(problem);
  const errors: SignInProps["errors"] = {};
  if (email) errors.email = { key: "signin.problem.email" };
  if (password) errors.password = { key: "signin.problem.password" };
  return { problem: null, errors };
}
