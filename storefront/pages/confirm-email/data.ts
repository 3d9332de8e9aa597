import { findConfirmation } from "#commerce/customers/accounts/email-address.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";

export type ConfirmProps = {
  csrf: string;
  /** The address that the link would confirm; null when the link is not valid, or no longer valid. */
  link: { token: string; email: string; isNew: boolean } | null;
  /** "done": the address has just been confirmed. "taken": another account uses the address by now. */
  state: "open" | "done" | "over" | "taken";
};

/** Opening the link does not confirm the address by itself, because mail programs open links to scan them. */
export const load: LoadPrivate<ConfirmProps> = async (context) => {
  if (context.query.get("done") === "confirmed") return answer(context, { link: null, state: "done" });
  const token = context.query.get("token") ?? "";
  const found = await findConfirmation(context.services.db, token);
  return answer(context, found ? { link: { token, ...found }, state: "open" } : { link: null, state: "over" });
};

export const answer = (context: PrivateContext, props: Omit<ConfirmProps, "csrf">, status = 200) =>
  formPage(context, props, { title: "confirm.title" }, status);
