import { findLanguage } from "#commerce/customers/accounts/language.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { pathIn } from "#storefront/routing/path-in.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";
import type { SignInProps } from "./props.ts";

export const load: LoadPrivate<SignInProps> = async (context) => {
  const to = pathToGoOn(context.query.get("to"));
  if (context.visitor.customer) return goOn(context, context.visitor.customer.id, to);
  const { query } = context;
  const said = { isReset: query.get("done") === "reset", isEnded: query.get("ended") === "1" };
  return answer(context, { to, email: "", ...said, problem: null, errors: {} });
};

/** On to where the visitor wanted to go, in the language that the customer has chosen. */
export async function goOn(
  { services, locale }: PrivateContext,
  customerId: number,
  to: string,
): Promise<PageAnswer<never>> {
  const language = await findLanguage(services.db, customerId);
  return redirect(pathIn((language && localeOf(locale.country, language)) || locale, locale, to), 303);
}

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<SignInProps, "csrf" | "passkeys">,
  status = 200,
): Promise<PageAnswer<SignInProps>> {
  const place = { services, locale };
  const [texts, passkeys] = await Promise.all([textsFor(place), loadAreaTexts("passkeys", place)]);
  return page({ csrf: visitor.csrfToken, passkeys, ...shown }, plainMeta(texts["signin.title"], brand), status);
}
