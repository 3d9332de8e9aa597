import { confirmEmail, findConfirmation } from "#commerce/customers/accounts/email-address.ts";
import { faultsIn } from "#commerce/customers/accounts/problems.ts";
import { type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { answer } from "./data.ts";
import type { ConfirmProps } from "./props.ts";

/** Confirms the address that the link was sent to. */
export const post: Post<ConfirmProps> = async (context, form) => {
  const { services, locale, visitor } = context;
  const token = form.get("token") ?? "";
  const found = await findConfirmation(services.db, token);
  const confirmed = await confirmEmail(services, { token, sessionHash: visitor.start().sessionHash });
  if (confirmed.ok) return redirect(localePath(locale, "/account/confirm-email?done=confirmed"), 303);
  const isTaken = found !== null && faultsIn(confirmed.problem).email === "taken";
  const shown = isTaken
    ? { link: { token, ...found }, state: "taken" as const }
    : { link: null, state: "over" as const };
  return answer(context, shown, 422);
};
