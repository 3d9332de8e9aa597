import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import type { OwnOrderMessage } from "#storefront/components/own-order/props.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type OrderStatusProps = {
  scene: string;
  words: AreaTexts<"own-orders"> & AreaTexts<"form-notes">;
  csrf: string;
  /** The number of the order that a cart has already become; an empty string when there is none. */
  ordered: string;
  typed: { number: string; email: string };
  problem: OwnOrderMessage | null;
  /** By field. */
  errors: Record<string, Message>;
};

/** `?ordered=<number>`: the shopper tried to pay for a cart that had already become this order. */
export const load: LoadPrivate<OrderStatusProps> = (context) => {
  const number = context.query.get("ordered") ?? "";
  const ordered = /^\d{1,9}$/.test(number) ? number : "";
  const typed = { number: ordered, email: context.visitor.customer?.email ?? "" };
  return answer(context, { ordered, typed });
};

export async function answer(
  context: PrivateContext,
  form: Pick<OrderStatusProps, "typed"> & Partial<Pick<OrderStatusProps, "problem" | "errors" | "ordered">>,
  status = 200,
) {
  const [own, notes] = await Promise.all([loadAreaTexts("own-orders", context), loadAreaTexts("form-notes", context)]);
  const words = { ...own, ...notes };
  const props = { words, ordered: "", problem: null, errors: {}, ...form };
  return scenePage(context, "order", props, { title: { words: words["order.find.title"] } }, status);
}
