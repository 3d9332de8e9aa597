import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type WithdrawalInfoProps = { words: AreaTexts<"withdrawal">; email: string };

export const load: Load<WithdrawalInfoProps> = async (context) => {
  const words = await loadAreaTexts("withdrawal", context);
  const { CONTACT_EMAIL, SHOP_EMAIL } = context.services.config;
  const head = { title: { words: words["withdraw.info.title"] }, canonicalPath: "/withdrawal" };
  return titlePage(context, { words, email: CONTACT_EMAIL || SHOP_EMAIL }, head);
};
