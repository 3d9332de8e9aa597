import { type Load, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { loadWithdrawalTexts, type WithdrawalTexts } from "#storefront/components/withdrawal/texts.ts";

export type WithdrawalInfoProps = { words: WithdrawalTexts; email: string };

export const load: Load<WithdrawalInfoProps> = async ({ services, locale, brand }) => {
  const words = await loadWithdrawalTexts({ services, locale });
  const meta = { ...plainMeta(words["withdraw.info.title"], brand), canonicalPath: "/withdrawal" };
  return page({ words, email: services.config.CONTACT_EMAIL || services.config.SHOP_EMAIL }, meta);
};
