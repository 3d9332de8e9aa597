import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { goTo } from "#storefront/routing/go-to.ts";

export type UnsavedProps = {
  csrf: string;
  words: AreaTexts<"unsaved">;
  /** Path below the locale that takes the form. */
  path: string;
  fields: [string, string][];
};

/** After signing in anew: a form that was sent when the session had ended is offered once more, as it was typed. */
export const load: LoadPrivate<UnsavedProps> = async (context) => {
  const form = await context.visitor.unsavedForm();
  if (!form) return goTo(context, "/account");
  const words = await loadAreaTexts("unsaved", context);
  return formPage(context, { words, ...form }, { title: { words: words["unsaved.title"] } });
};
