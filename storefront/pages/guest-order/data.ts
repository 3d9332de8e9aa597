import { type LoadPrivate, notFound } from "#storefront/app/page.ts";
import { ofKey } from "#storefront/components/own-order/own.ts";
import type { OwnOrderProps } from "#storefront/components/own-order/props.ts";
import { ownOrderPage } from "#storefront/components/own-order/view.ts";

export const load: LoadPrivate<OwnOrderProps> = async (context) => {
  const own = await ofKey(context);
  return own ? ownOrderPage(context, own) : notFound();
};
