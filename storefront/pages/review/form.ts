import { longestNote, report, voteFor } from "#commerce/aftersales/reviews/actions.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { faultMessages } from "#storefront/components/reviews/faults.ts";
import { answer, opened } from "./data.ts";
import type { ReviewProps } from "./props.ts";

/** Counts a vote or takes it back, or passes a complaint on. */
export const post: Post<ReviewProps> = async (context, form) => {
  const { services, locale } = context;
  const own = await opened(context);
  if (!own) return notFound();
  const { review, voter, product } = own;
  const action = form.get("action");
  const here = (search = "") => redirect(localePath(locale, `/p/${product.uid}/reviews/${review.id}${search}`), 303);
  if (action === "helpful" || action === "undo") {
    await voteFor(services.db, review.id, voter, action === "helpful");
    return here();
  }
  if (action !== "report") return here();
  const note = (form.get("note") ?? "").toWellFormed().slice(0, 5000);
  const told = await report(services, { what: "review", id: review.id, reporter: voter, note });
  if (told.ok) return here("?reported=1");
  const error = faultMessages(told.problem, longestNote, 1).note ?? null;
  return answer(context, own, { note, error }, 422);
};
