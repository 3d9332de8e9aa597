import { confirmEmail, findConfirmation } from "#commerce/customers/accounts/email-address.ts";
import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { answer, type ConfirmProps } from "./data.ts";

/** Confirms the address to which the link was sent. */
export const post: Post<ConfirmProps> = async (context, form) => {
  const { services, visitor } = context;
  const token = form.get("token") ?? "";
  const found = await findConfirmation(services.db, token);
  const confirmed = await confirmEmail(services, { token, sessionHash: visitor.start().sessionHash });
  if (confirmed.ok) return goTo(context, "/account/confirm-email?done=confirmed");
  const isTaken = found !== null && faultsIn(confirmed.problem).email === "taken";
  return answer(context, isTaken ? { link: { token, ...found }, state: "taken" } : { link: null, state: "over" }, 422);
};
