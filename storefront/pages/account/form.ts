import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import type { AccountProps } from "./data.ts";

/** The sign-out button of all account pages. */
export const post: Post<AccountProps> = async (context, form) => {
  if (form.get("action") !== "sign-out") return goTo(context, "/account");
  await context.visitor.signOut();
  return goTo(context, "/");
};
