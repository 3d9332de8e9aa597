import { decideOn } from "#commerce/aftersales/reviews/actions.ts";
import { answerAsStaff } from "#commerce/aftersales/reviews/question-actions.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { type ModerateProps, opened } from "./data.ts";

/**
 * Publishes, rejects, or answers a question. Opening the link decides nothing, because mail programs open links by
 * themselves.
 */
export const post: Post<ModerateProps> = async (context, form) => {
  const { services } = context;
  const own = await opened(context);
  if (!own) return notFound();
  const { what, id, secret } = own;
  const text = (name: string) => (form.get(name) ?? "").toWellFormed();
  const reason = text("reason")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 500);
  const by = "mail link";
  const action = form.get("action");
  if (action === "publish") await decideOn(services, what, id, { to: "published", reason, by });
  if (action === "reject") await decideOn(services, what, id, { to: "rejected", reason, by });
  if (action === "reply" && what === "question") await answerAsStaff(services, id, { text: text("reply"), by });
  // An earlier decision is kept; the page shows it.
  return goTo(context, `/moderate/${what}/${id}?key=${secret}`);
};
