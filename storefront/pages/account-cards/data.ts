import { cardText } from "#commerce/sales/orders/paid-with.ts";
import { paidWithTexts } from "#commerce/sales/orders/paid-with-texts.ts";
import { savedCardsOf } from "#commerce/sales/payments/saved-cards.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type CardsProps = {
  words: AreaTexts<"saved-cards">;
  csrf: string;
  /** Null when the payment provider cannot be reached. */
  cards: { id: string; name: string; expires: string }[] | null;
  isRemoved: boolean;
};

export const load: LoadPrivate<CardsProps> = (context) => answer(context);

/**
 * Lists the customer's saved cards. `isSilent` means that the provider has just failed to answer; the status is then
 * 503. Not found when the provider does not store cards.
 */
export async function answer(context: PrivateContext, isSilent = false): Promise<PageAnswer<CardsProps>> {
  const { services, locale, visitor, query } = context;
  if (!services.payments.savedCards || !visitor.customer) return notFound();
  const [words, saved] = await Promise.all([
    loadAreaTexts("saved-cards", context),
    isSilent ? null : savedCardsOf(services, visitor.customer.id),
  ]);
  const month = dateFormat(locale.intl, { month: "2-digit", year: "numeric", timeZone: "UTC" });
  const props = {
    words,
    cards:
      saved?.map(({ id, expires, ...card }) => ({
        id,
        name: cardText(card, paidWithTexts[locale.language]),
        expires: month.format(Date.UTC(expires.year, expires.month - 1)),
      })) ?? null,
    isRemoved: query.get("done") === "removed",
  };
  return formPage(context, props, { title: { words: words["cards.title"] } }, isSilent ? 503 : 200);
}
