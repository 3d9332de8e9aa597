import { fullName } from "#commerce/shared/regions/names.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { ContactProps } from "./props.ts";

type Shown = Pick<ContactProps, "typed" | "sent" | "problem" | "errors">;

export const load: LoadPrivate<ContactProps> = (context) => {
  const { customer } = context.visitor;
  const name = customer ? fullName(customer, context.locale.language) : "";
  const typed = { name, email: customer?.email ?? "", order: "", message: "" };
  return answer(context, { typed, sent: false, problem: null, errors: {} });
};

export async function answer(
  context: PrivateContext,
  shown: Shown,
  status = 200,
  nextTask = () => checkTask(context, "contact"),
): Promise<PageAnswer<ContactProps>> {
  const { services, locale, visitor } = context;
  const [texts, task, { title, contact }] = await Promise.all([
    textsFor(context),
    nextTask(),
    loadBrand(services, locale),
  ]);
  const meta = plainMeta(texts["contact.title"], title, "/support/contact", texts["contact.text"]);
  return page({ csrf: visitor.csrfToken, task, contact, ...shown }, meta, status);
}
