import { type LoadPrivate, notFound } from "#shop/frame/page.ts";
import { ofKey } from "#shop/parts/own-order/own.ts";
import type { OwnOrderProps } from "#shop/parts/own-order/props.ts";
import { ownOrderPage } from "#shop/parts/own-order/view.ts";

export const load: LoadPrivate<OwnOrderProps> = async (context) => {
  const own = await ofKey(context);
  return own ? ownOrderPage(context, own) : notFound();
};
