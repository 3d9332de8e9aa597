import { type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import type { AccountProps } from "./data.ts";

/** The sign-out button of all account pages. */
export const post: Post<AccountProps> = async ({ locale, visitor }, form) => {
  if (form.get("action") !== "sign-out") return redirect(localePath(locale, "/account"), 303);
  await visitor.signOut();
  return redirect(localePath(locale, "/"), 303);
};
