import type { ApplicationForm } from "#commerce/customers/pro-applications/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { SignupProps } from "./props.ts";

export const load: LoadPrivate<SignupProps> = (context) =>
  answer(context, { typed: blank(context), isDone: context.query.get("done") === "1" });

type Shown = Partial<Omit<SignupProps, "words" | "csrf" | "task" | "countries">> & { typed: ApplicationForm };

export async function answer(
  context: PrivateContext,
  shown: Shown,
  status = 200,
  nextTask = () => checkTask(context, "pro_signup"),
): Promise<PageAnswer<SignupProps>> {
  const { locale, visitor, brand } = context;
  const [texts, words, task] = await Promise.all([
    textsFor(context),
    loadAreaTexts("pro-applications", context),
    nextTask(),
  ]);
  const countries = allowedCountries
    .map((code) => ({ code, name: countryName(code, locale.intl) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale.intl));
  const nothing = { errors: {}, proofError: null, kept: null, problem: null, refused: null, isDone: false };
  const props = { words, csrf: visitor.csrfToken, task, countries, ...nothing, ...shown };
  return page(props, plainMeta(texts["pro.signup.title"], brand, "/pro/signup"), status);
}

function blank({ visitor, locale }: PrivateContext): ApplicationForm {
  const { firstName = "", lastName = "", email = "" } = visitor.customer ?? {};
  const country = allowedCountries.includes(locale.country) ? locale.country : "us";
  return { first_name: firstName, last_name: lastName, email, kind: "", association: "", country, role: "", notes: "" };
}
