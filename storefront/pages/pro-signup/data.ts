import type { ApplicationForm } from "#commerce/customers/pro-applications/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { type CountryOption, countryOptions, firstCountry } from "#storefront/components/forms/address-values.ts";
import { checkTask, type FormTask } from "#storefront/components/forms/form-check.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { proScene } from "#storefront/components/pro-applications/pro-scene.ts";
import type { AreaKey, AreaTexts, Message, TextKey } from "#storefront/i18n/areas.ts";

export type SignupProps = {
  scene: string;
  words: AreaTexts<"pro-applications">;
  csrf: string;
  task: FormTask;
  typed: ApplicationForm;
  countries: CountryOption[];
  /** Errors by field, in the shop's general texts; those of the proof are in the texts of pro applications. */
  errors: Record<string, { key: TextKey; values?: Record<string, number> }>;
  proofError: AreaKey<"pro-applications"> | null;
  /** A file that was uploaded earlier: its name, and the token that stands for it. */
  kept: { name: string; token: string } | null;
  problem: Message<"pro-applications"> | null;
  /** Why the application was rejected as a whole, in the shop's general texts. */
  refused: Message | null;
  isDone: boolean;
};

export const load: LoadPrivate<SignupProps> = async (context) => {
  const { visitor, locale, query, region } = context;
  // Professionals have no need to apply, unless they want to renew their code.
  if (region && isProRegion(region) && !query.has("renew") && !query.has("done")) return goTo(context, "/account");
  const { firstName: first_name = "", lastName: last_name = "", email = "" } = visitor.customer ?? {};
  const blank = { kind: "", association: "", country: firstCountry(locale), role: "", notes: "" };
  return answer(context, { typed: { first_name, last_name, email, ...blank }, isDone: query.get("done") === "1" });
};

type Outcome = Partial<Omit<SignupProps, "scene" | "words" | "csrf" | "task" | "countries">> & {
  typed: ApplicationForm;
};

const blank = { errors: {}, proofError: null, kept: null, problem: null, refused: null, isDone: false };
const head = { title: "pro.signup.title", canonicalPath: "/pro/signup" } as const;

export async function answer(
  context: PrivateContext,
  outcome: Outcome,
  status = 200,
  nextTask = () => checkTask(context, "pro_signup"),
) {
  const [scene, words, task] = await Promise.all([
    proScene(context, "pro_signup"),
    loadAreaTexts("pro-applications", context),
    nextTask(),
  ]);
  const countries = countryOptions(allowedCountries, context.locale);
  return formPage(context, { scene, words, task, countries, ...blank, ...outcome }, head, status);
}
