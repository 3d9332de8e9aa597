import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AccessibilityProps = { words: AreaTexts<"accessibility">; phone: string };

export const load: Load<AccessibilityProps> = async (context) => {
  const [words, brand] = await Promise.all([
    loadAreaTexts("accessibility", context),
    loadBrand(context.services, context.locale),
  ]);
  const head = { title: { words: words["accessibility.title"] }, canonicalPath: "/accessibility" };
  return titlePage(context, { words, phone: brand.contact.phone }, head);
};
