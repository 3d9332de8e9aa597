import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type GiftCardProps = {
  scene: string;
  csrf: string;
  words: AreaTexts<"extras"> & AreaTexts<"codes"> & AreaTexts<"form-notes">;
  /** Path of the gift card product sold in this region; an empty string when there is none. */
  sold: string;
  typed: string;
  /** Why the balance cannot be shown, as text. */
  error: string;
  /** The card's balance, as text; null when no card was entered. */
  card: { last4: string; left: string; until: string } | null;
};

type Outcome = Partial<Pick<GiftCardProps, "typed" | "error" | "card">>;

export const load: LoadPrivate<GiftCardProps> = (context) => answer(context, () => ({}));

/** Returns the page; `outcomeIn` returns the result, worded with the page's texts. */
export async function answer(
  context: PrivateContext,
  outcomeIn: (words: GiftCardProps["words"]) => Outcome,
  status = 200,
) {
  const { services, region } = context;
  const [codes, extras, notes, [sold]] = await Promise.all([
    loadAreaTexts("codes", context),
    loadAreaTexts("extras", context),
    loadAreaTexts("form-notes", context),
    region ? cardsByTerms(services.db, region, ["kind:gift-card"], 1) : [],
  ]);
  const words = { ...codes, ...extras, ...notes };
  const props = { words, sold: sold ? `/p/${sold.uid}` : "", typed: "", error: "", card: null, ...outcomeIn(words) };
  return scenePage(context, "gift_card", props, { title: { words: words["balance.title"] } }, status);
}
