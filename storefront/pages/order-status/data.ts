import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { OrderStatusProps } from "./props.ts";

/** `?ordered=<number>`: whoever wanted to pay for a cart that had become this order. */
export const load: LoadPrivate<OrderStatusProps> = (context) => {
  const asked = context.query.get("ordered") ?? "";
  const ordered = /^\d{1,9}$/.test(asked) ? asked : "";
  const typed = { number: ordered, email: context.visitor.customer?.email ?? "" };
  return answer(context, { ordered, typed, problem: null });
};

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Pick<OrderStatusProps, "typed" | "problem"> & Partial<Pick<OrderStatusProps, "errors" | "ordered">>,
  status = 200,
): Promise<PageAnswer<OrderStatusProps>> {
  const words = await loadAreaTexts("own-orders", { services, locale });
  const props = { words, csrf: visitor.csrfToken, ordered: "", errors: {}, ...shown };
  return page(props, plainMeta(words["order.find.title"], brand), status);
}
