import { notFound, type Post } from "#shop/frame/page.ts";
import { changeOwnOrder } from "#shop/parts/own-order/change.ts";
import { ofKey } from "#shop/parts/own-order/own.ts";
import type { OwnOrderProps } from "#shop/parts/own-order/props.ts";

/** Cancels the order, announces pieces of it for return, or orders it again. */
export const post: Post<OwnOrderProps> = async (context, form) => {
  const own = await ofKey(context);
  return own ? changeOwnOrder(context, own, form) : notFound();
};
