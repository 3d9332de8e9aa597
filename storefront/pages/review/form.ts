import { longestNote, report, voteFor } from "#commerce/aftersales/reviews/actions.ts";
import { translateForReader } from "#commerce/aftersales/reviews/translate.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { faultMessages } from "#storefront/components/reviews/faults.ts";
import { answer, opened, type ReviewProps } from "./data.ts";

/** Adds or removes a vote, translates the review, or forwards a complaint. */
export const post: Post<ReviewProps> = async (context, form) => {
  const { services } = context;
  const own = await opened(context);
  if (!own) return notFound();
  const { review, voter, product } = own;
  const action = form.get("action");
  const here = (search = "") => goTo(context, `/p/${product.uid}/reviews/${review.id}${search}`);
  if (action === "helpful" || action === "undo") {
    await voteFor(services.db, review.id, voter, action === "helpful");
    return here();
  }
  if (action === "translate") {
    const { language } = context.locale;
    const reader = { language, address: context.visitor.address };
    const translated = await translateForReader(services, review.id, reader);
    if (translated.ok) return here();
    const key = translated.problem.code === "too-many-tries" ? "one.often" : "one.untranslated";
    return answer(context, own, { untranslated: { key } });
  }
  if (action !== "report") return here();
  const note = (form.get("note") ?? "").toWellFormed().slice(0, 5000);
  const reported = await report(services, { what: "review", id: review.id, reporter: voter, note });
  if (reported.ok) return here("?reported=1");
  const error = faultMessages(reported.problem, longestNote, 1).note ?? null;
  return answer(context, own, { note, error }, 422);
};
