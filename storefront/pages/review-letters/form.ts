import { refuseRequests } from "#commerce/aftersales/reviews/requests.ts";
import { notFound, type Post, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { speakerSearch } from "#storefront/components/reviews/speaker.ts";
import { addressee, type LettersProps } from "./data.ts";

/** No more letters that ask for reviews. */
export const post: Post<LettersProps> = async (context) => {
  const email = await addressee(context);
  if (!email) return notFound();
  await refuseRequests(context.services.db, email);
  return redirect(localePath(context.locale, `/review-letters${speakerSearch(context)}&done=1`), 303);
};
