import { findLanguage } from "#commerce/customers/accounts/language.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";
import { pathIn } from "#storefront/routing/path-in.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";

export type SignInProps = {
  scene: string;
  csrf: string;
  /** The path to continue to, without the locale prefix. */
  to: string;
  email: string;
  /** Whether a new password has just been set with a link. */
  isReset: boolean;
  /** Whether a session ended in the middle of a checkout. */
  isEnded: boolean;
  words: AreaTexts<"form-notes">;
  passkeys: AreaTexts<"passkeys">;
  problem: Message | null;
  errors: { email?: Message; password?: Message };
};

export const load: LoadPrivate<SignInProps> = async (context) => {
  const { query, visitor } = context;
  const to = pathToGoOn(query.get("to"));
  if (visitor.customer) return goOn(context, visitor.customer.id, to);
  const [isReset, isEnded] = [query.get("done") === "reset", query.get("ended") === "1"];
  return answer(context, { to, email: "", isReset, isEnded, problem: null, errors: {} });
};

/** Redirects to the page that the visitor wanted, in the language that the customer has chosen. */
export async function goOn(
  { services, locale }: PrivateContext,
  customerId: number,
  to: string,
): Promise<PageAnswer<never>> {
  const language = await findLanguage(services.db, customerId);
  return redirect(pathIn((language && localeOf(locale.country, language)) || locale, locale, to), 303);
}

export async function answer(
  context: PrivateContext,
  form: Omit<SignInProps, "csrf" | "scene" | "words" | "passkeys">,
  status = 200,
) {
  const [words, passkeys] = await Promise.all([
    loadAreaTexts("form-notes", context),
    loadAreaTexts("passkeys", context),
  ]);
  return scenePage(context, "account", { words, passkeys, ...form }, { title: "signin.title" }, status);
}
