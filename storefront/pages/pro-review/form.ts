import { decide } from "#commerce/customers/pro-applications/review.ts";
import { isProRegionName } from "#commerce/customers/pro-applications/rules.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { opened, type ReviewProps } from "./data.ts";

/**
 * Approves or refuses the application. Opening the link decides nothing, because mail programs open links by
 * themselves.
 */
export const post: Post<ReviewProps> = async (context, form) => {
  const { services, query } = context;
  const found = await opened(context);
  if (!found) return notFound();
  const limit = form.get("limit")?.trim() ?? "";
  const region = form.get("region") ?? "";
  const answer = (form.get("answer") ?? "")
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 500);
  const by = "mail link";
  if (form.get("action") === "refuse") await decide(services, found.id, { to: "refused", answer, by });
  if (form.get("action") === "approve") {
    const spendLimit = /^\d{1,6}$/.test(limit) ? Number(limit) : null;
    const decision = { to: "approved", spendLimit, answer, by } as const;
    await decide(services, found.id, { ...decision, ...(isProRegionName(region) && { region }) });
  }
  // An earlier decision is kept; the page shows it.
  return goTo(context, `/pro/review/${found.id}?key=${query.get("key")}`);
};
