import { fill } from "#commerce/shared/texts/rules.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { dateText } from "#storefront/i18n/date-text.ts";

export type AccessibilityProps = { words: AreaTexts<"accessibility">; email: string; phone: string; checked: string };

/** The day on which the statement was last compared with the shop. */
const checkedOn = "2026-11-27";

export const load: Load<AccessibilityProps> = async (context) => {
  const [words, brand] = await Promise.all([
    loadAreaTexts("accessibility", context),
    loadBrand(context.services, context.locale),
  ]);
  const head = { title: { words: words["accessibility.title"] }, canonicalPath: "/accessibility" };
  const props = {
    words,
    email: context.services.config.SUPPORT_EMAIL,
    phone: brand.contact.phone,
    checked: fill(words["accessibility.checked"], { date: dateText(checkedOn, context.locale.intl) }),
  };
  return titlePage(context, props, head);
};
