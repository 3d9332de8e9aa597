import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type UnsavedProps = {
  csrf: string;
  words: AreaTexts<"unsaved">;
  /** The path that receives the form, without the locale prefix. */
  path: string;
  fields: [string, string][];
};

/**
 * Offers a form that was submitted after the session had ended for sending again once the customer has signed in, with
 * the same values.
 */
export const load: LoadPrivate<UnsavedProps> = async (context) => {
  const form = await context.visitor.unsavedForm();
  if (!form) return goTo(context, "/account");
  const words = await loadAreaTexts("unsaved", context);
  return formPage(context, { words, ...form }, { title: { words: words["unsaved.title"] } });
};
