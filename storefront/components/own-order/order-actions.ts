import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { requestReturn } from "#commerce/aftersales/returns/actions.ts";
import { findReturnable } from "#commerce/aftersales/returns/reads.ts";
import { isReason, longestNote } from "#commerce/aftersales/returns/rules.ts";
import type { ReturnPiece } from "#commerce/aftersales/returns/schema.ts";
import { forgetCart } from "#commerce/sales/cart/actions.ts";
import { reorder } from "#commerce/sales/cart/reorder.ts";
import { notFound, type PageAnswer, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { ownOrderPage } from "./order-page.ts";
import type { OwnOrder } from "./own-order.ts";
import type { OwnOrderProps } from "./props.ts";

type Answer = Promise<PageAnswer<OwnOrderProps>>;

/** Handles the buttons of an order's page by `action`: cancel, return or again. */
export async function changeOwnOrder(context: PrivateContext, own: OwnOrder | null, form: URLSearchParams): Answer {
  if (!own) return notFound();
  switch (form.get("action")) {
    case "cancel":
      return cancel(context, own);
    case "return":
      return giveBack(context, own, form);
    case "again":
      return orderAgain(context, own);
    default:
      return ownOrderPage(context, own);
  }
}

function done({ locale }: PrivateContext, { path, search }: OwnOrder, what: string) {
  return redirect(`${localePath(locale, path)}${search ? `${search}&` : "?"}done=${what}`, 303);
}

async function cancel(context: PrivateContext, own: OwnOrder): Answer {
  const wish = { by: own.by, reason: "", isStaff: false };
  const cancelled = await cancelOrder(context.services, own.order.id, wish);
  if (cancelled.ok) return done(context, own, "cancelled");
  return ownOrderPage(context, own, { refused: { action: "cancel", problem: { key: "order.cancel.late" } } });
}

async function giveBack(context: PrivateContext, own: OwnOrder, form: URLSearchParams): Answer {
  let above = "";
  const typed = new Map(
    own.order.lines.map(({ id }) => {
      const text = form.get(`quantity-${id}`)?.trim() ?? "";
      const quantity = text === "" ? 0 : /^\d{1,6}$/.test(text) ? Number(text) : -1;
      // A line without a reason takes the reason of the line above.
      const reason = form.get(`reason-${id}`) || above;
      if (quantity !== 0) above = reason;
      return [id, { text: text.slice(0, 12), quantity, reason }] as const;
    }),
  );
  const note = tidyNote(form.get("note") ?? "");
  const refuse = (key: ReturnFault, fields: readonly string[]) => {
    const errors = Object.fromEntries(fields.map((field) => [field, { key }]));
    return ownOrderPage(context, own, { refused: { action: "return", problem: { key }, errors }, typed, note });
  };
  const left = await findReturnable(context.services.db, own.order);
  const chosen = [...typed].filter(([, { quantity }]) => quantity !== 0);
  const asked = (ids: Iterable<number>) => [...ids].map((id) => `quantity-${id}`);
  if (chosen.length === 0) return refuse("order.return.problem.none", asked(left.keys()).slice(0, 1));
  const tooMany = chosen.filter(([id, { quantity }]) => quantity < 0 || quantity > (left.get(id) ?? 0));
  if (tooMany.length > 0) return refuse("order.return.problem.many", asked(tooMany.map(([id]) => id)));
  const items = chosen.flatMap(([orderLineId, { quantity, reason }]): ReturnPiece[] =>
    isReason(reason) ? [{ orderLineId, quantity, reason }] : [],
  );
  if (items.length < chosen.length) {
    const without = chosen.filter(([, { reason }]) => !isReason(reason));
    return refuse(
      "order.return.problem.reason",
      without.map(([id]) => `reason-${id}`),
    );
  }
  const made = await requestReturn(context.services, own.order.id, { items, note, by: own.by });
  return made.ok ? done(context, own, "returned") : refuse("order.return.problem.many", []);
}

type ReturnFault = "order.return.problem.none" | "order.return.problem.many" | "order.return.problem.reason";

/** Removes control characters, so that the table accepts the note. Line breaks are kept. */
const tidyNote = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim()
    .slice(0, longestNote);

/**
 * Puts the lines that can still be bought into the visitor's cart. Shows which could not be added, or redirects to the
 * cart.
 */
async function orderAgain(context: PrivateContext, own: OwnOrder): Answer {
  const { services, locale, region, visitor } = context;
  const lines = own.order.lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
  const who = async () => visitor.customer?.id ?? null;
  const { sessionHash } = visitor.start();
  const again = await reorder(services.db, who, visitor.cartId, { locale, region, sessionHash }, lines);
  if (visitor.cartId && again.cartId === null) await forgetCart(services.db, sessionHash, visitor.cartId);
  if (again.missing.length === 0 && again.fewer.length === 0) return redirect(localePath(locale, "/cart"), 303);
  const [view] = await orderViews(services, locale, [own.order]);
  const names = view?.lines.map(({ title }) => title) ?? [];
  return ownOrderPage(context, own, {
    again: {
      added: again.added,
      count: lines.length,
      fewer: again.fewer.map(({ index, quantity }) => ({ name: names[index] ?? "", count: quantity })),
      missing: again.missing.map((index) => names[index] ?? ""),
    },
  });
}
