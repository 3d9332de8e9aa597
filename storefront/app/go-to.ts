import { type PageAnswer, type PageContext, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** The answer to an accepted form: a redirect to a path below the visitor's locale. */
export const goTo = ({ locale }: Pick<PageContext, "locale">, path: string): PageAnswer<never> =>
  redirect(localePath(locale, path), 303);
