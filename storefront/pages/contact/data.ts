import { fullName } from "#commerce/shared/regions/names.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import type { PublicForm } from "#storefront/components/forms/public-form.tsx";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { reachOf, type ShopContact } from "./reach.ts";

export type ContactProps = PublicForm & {
  scene: string;
  typed: { name: string; email: string; order: string; message: string; topic: string };
  words: AreaTexts<"form-notes"> & Pick<AreaTexts<"answers">, "way.order" | "way.return" | "way.size">;
  sent: boolean;
  contact: ShopContact;
  /** Empty when the shop has none. */
  email: string;
};

export const load: LoadPrivate<ContactProps> = (context) => {
  const { customer } = context.visitor;
  const name = customer ? fullName(customer, context.locale.language) : "";
  return answer(context, { typed: { name, email: customer?.email ?? "", order: "", message: "", topic: "" } });
};

const head = { title: "contact.title", description: "contact.text", canonicalPath: "/support/contact" } as const;
const blank = { sent: false, problem: null, errors: {} };

export async function answer(
  context: PrivateContext,
  form: Pick<ContactProps, "typed"> & Partial<Pick<ContactProps, "sent" | "problem" | "errors">>,
  status = 200,
  nextTask = () => checkTask(context, "contact"),
) {
  const [task, brand, notes, answers] = await Promise.all([
    nextTask(),
    loadBrand(context.services, context.locale),
    loadAreaTexts("form-notes", context),
    loadAreaTexts("answers", context),
  ]);
  const { "way.order": order, "way.return": back, "way.size": size } = answers;
  const words = { ...notes, "way.order": order, "way.return": back, "way.size": size };
  const contact = reachOf(brand.contact, context.locale, words["hours.in"], Date.now());
  return scenePage(
    context,
    "contact",
    { task, contact, email: context.services.config.SUPPORT_EMAIL, words, ...blank, ...form },
    head,
    status,
  );
}
