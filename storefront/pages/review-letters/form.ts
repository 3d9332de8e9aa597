import { refuseRequests } from "#commerce/aftersales/reviews/requests.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { speakerSearch } from "#storefront/components/reviews/speaker.ts";
import { addressee, type ReviewEmailsProps } from "./data.ts";

/** Stops e-mails that ask for reviews. */
export const post: Post<ReviewEmailsProps> = async (context) => {
  const email = await addressee(context);
  if (!email) return notFound();
  await refuseRequests(context.services.db, email);
  return goTo(context, `/review-letters${speakerSearch(context)}&done=1`);
};
