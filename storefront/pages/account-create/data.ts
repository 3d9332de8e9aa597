import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { checkTask } from "#storefront/components/forms/form-check.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { pathToGoOn } from "#storefront/routing/path-to-go-on.ts";
import type { CreateProps } from "./props.ts";

export const load: LoadPrivate<CreateProps> = async (context) => {
  const to = pathToGoOn(context.query.get("to"));
  if (context.visitor.customer) return redirect(localePath(context.locale, to));
  return answer(context, { to, typed: { first_name: "", last_name: "", email: "" }, problem: null, errors: {} });
};

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<CreateProps, "csrf" | "task" | "strength">,
  status = 200,
  nextTask = () => checkTask({ services, locale }, "create_account"),
): Promise<PageAnswer<CreateProps>> {
  const [texts, strength, task] = await Promise.all([
    textsFor({ services, locale }),
    loadAreaTexts("password", { services, locale }),
    nextTask(),
  ]);
  const meta = plainMeta(texts["create.title"], brand, "/account/create", texts["create.text"]);
  return page({ csrf: visitor.csrfToken, task, strength, ...shown }, meta, status);
}
