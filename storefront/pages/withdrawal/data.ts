import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type WithdrawalInfoProps = { words: AreaTexts<"withdrawal">; email: string };

export const load: Load<WithdrawalInfoProps> = async ({ services, locale, brand }) => {
  const words = await loadAreaTexts("withdrawal", { services, locale });
  const meta = { ...plainMeta(words["withdraw.info.title"], brand), canonicalPath: "/withdrawal" };
  return page({ words, email: services.config.CONTACT_EMAIL || services.config.SHOP_EMAIL }, meta);
};
