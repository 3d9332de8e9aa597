import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { addressLinesOf } from "#commerce/sales/orders/emails/address-lines.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { OwnOrder } from "./own-order.ts";

export type LabelProps = {
  words: AreaTexts<"own-orders">;
  returnId: number;
  orderId: number;
  from: string[];
  to: string[];
  lines: { name: string; count: number }[];
  /** The address of the order's page. */
  back: string;
};

/** The return label. It exists only while the return is approved. */
export async function labelPage(context: PrivateContext, own: OwnOrder | null): Promise<PageAnswer<LabelProps>> {
  const { services, locale, params, brand } = context;
  const returns = own ? await returnsOf(services.db, own.order.id) : [];
  const found = returns.find(({ id }) => id === Number(params.return));
  if (!own || found?.status !== "approved") return notFound();
  const [words, [view]] = await Promise.all([
    loadAreaTexts("own-orders", { services, locale }),
    orderViews(services, locale, [own.order]),
  ]);
  const names = new Map(
    view?.lines.map(({ id, title, options }) => [Number(id), [title, options].filter(Boolean).join(", ")]),
  );
  const props: LabelProps = {
    words,
    returnId: found.id,
    orderId: own.order.id,
    from: addressLinesOf(own.order.shippingAddress, locale.intl),
    to: services.config.INVOICE_SELLER.split("|").map((line) => line.trim()),
    lines: found.items.map(({ orderLineId, quantity }) => ({ name: names.get(orderLineId) ?? "", count: quantity })),
    back: `${localePath(locale, own.path)}${own.search}`,
  };
  return page(props, plainMeta(fill(words["order.return.number"], { number: found.id }), brand));
}
