import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#shop/frame/page.ts";
import { loadOwnOrderTexts } from "#shop/parts/own-order/texts.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { OrderStatusProps } from "./props.ts";

export const load: LoadPrivate<OrderStatusProps> = (context) =>
  answer(context, { typed: { number: "", email: context.visitor.customer?.email ?? "" }, problem: null });

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Pick<OrderStatusProps, "typed" | "problem"> & Partial<Pick<OrderStatusProps, "errors">>,
  status = 200,
): Promise<PageAnswer<OrderStatusProps>> {
  const words = await loadOwnOrderTexts({ services, locale });
  const props = { words, csrf: visitor.csrfToken, errors: {}, ...shown };
  return page(props, plainMeta(words["order.find.title"], brand), [], status);
}
