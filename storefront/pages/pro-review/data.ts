import { isReviewKey } from "#commerce/customers/pro-applications/links.ts";
import { findApplication } from "#commerce/customers/pro-applications/reads.ts";
import { proRegionFor } from "#commerce/customers/pro-applications/rules.ts";
import type { Application, ProRegion } from "#commerce/customers/pro-applications/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type ReviewProps = {
  words: AreaTexts<"pro-applications">;
  csrf: string;
  /** The link's key; the name "key" is reserved by React. */
  secret: string;
  application: Omit<Application, "createdAt" | "decidedAt">;
  region: ProRegion;
};

/** Returns the application that the link in the shop's e-mail refers to; null for a wrong key. */
export async function opened({ services, params, query }: PrivateContext): Promise<Application | null> {
  const found = await findApplication(services.db, Number(params.id));
  return found && isReviewKey(query.get("key") ?? "", found, services.config.SECRET) ? found : null;
}

export const load: LoadPrivate<ReviewProps> = async (context) => {
  const found = await opened(context);
  if (!found) return notFound();
  const words = await loadAreaTexts("pro-applications", context);
  const { createdAt: _, decidedAt: __, ...application } = found;
  const secret = context.query.get("key") ?? "";
  const region = application.region ?? proRegionFor(application.country);
  const title = { words: fill(words["review.title"], { number: found.id }) };
  return formPage(context, { words, secret, application, region }, { title });
};
