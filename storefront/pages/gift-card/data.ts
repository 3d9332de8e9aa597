import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type GiftCardProps = {
  scene: string;
  csrf: string;
  words: AreaTexts<"extras"> & AreaTexts<"codes">;
  typed: string;
  /** Why the card cannot be shown, in words. */
  error: string;
  /** What is on it, in words; null: no card was asked for. */
  card: { last4: string; left: string; until: string } | null;
};

type Outcome = Partial<Pick<GiftCardProps, "typed" | "error" | "card">>;

export const load: LoadPrivate<GiftCardProps> = (context) => answer(context, () => ({}));

/** The page; `outcomeIn` says in its words what was found. */
export async function answer(
  context: PrivateContext,
  outcomeIn: (words: GiftCardProps["words"]) => Outcome,
  status = 200,
) {
  const [codes, extras] = await Promise.all([loadAreaTexts("codes", context), loadAreaTexts("extras", context)]);
  const words = { ...codes, ...extras };
  const props = { words, typed: "", error: "", card: null, ...outcomeIn(words) };
  return scenePage(context, "gift_card", props, { title: { words: words["balance.title"] } }, status);
}
