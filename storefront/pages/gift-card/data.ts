import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { GiftCardProps } from "./props.ts";

export type Words = GiftCardProps["words"];
type Shown = Partial<Pick<GiftCardProps, "typed" | "error" | "card">>;

export const load: LoadPrivate<GiftCardProps> = (context) => answer(context, () => ({}));

/** The page; `show` says in its words what was found. */
export async function answer(
  context: PrivateContext,
  show: (words: Words) => Shown,
  status = 200,
): Promise<PageAnswer<GiftCardProps>> {
  const [codes, extras] = await Promise.all([loadAreaTexts("codes", context), loadAreaTexts("extras", context)]);
  const words = { ...codes, ...extras };
  const props = { csrf: context.visitor.csrfToken, words, typed: "", error: "", card: null, ...show(words) };
  return page(props, plainMeta(words["balance.title"], context.brand), status);
}
