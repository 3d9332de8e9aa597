import { findCart } from "#commerce/sales/cart/reads.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { findReminder } from "#commerce/sales/checkout/reminders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { RestoreProps } from "./props.ts";

/** What a letter's link leads to. It asks first: mail programs open links by themselves. */
export const load: LoadPrivate<RestoreProps> = async (context) => {
  const cart = await leftCart(context);
  // In the browser that it was left in, it is there still.
  if (cart && cart.id === context.visitor.cartId) return redirect(localePath(context.locale, "/cart"), 303);
  return answer(context, cart, null);
};

/** The cart that the link's letter was about. What checkout knows of its shopper stays where it is. */
export async function leftCart({ services, query }: PrivateContext): Promise<Cart | null> {
  const id = reminderIn(query, services.config.SECRET);
  const found = id === null ? null : await findReminder(services.db, id);
  const cart = found && (await findCart(services.db, found.cartId));
  return cart && cart.lines.length > 0 ? cart : null;
}

export async function answer(
  context: PrivateContext,
  cart: Cart | null,
  outcome: RestoreProps["outcome"],
): Promise<PageAnswer<RestoreProps>> {
  const { services, locale, visitor, query, brand } = context;
  const [words, lines] = await Promise.all([
    loadAreaTexts("reminders", { services, locale }),
    linesInLanguage(services, locale, cart?.lines ?? []),
  ]);
  const props: RestoreProps = {
    words,
    csrf: visitor.csrfToken,
    action: `/cart/restore?${query.toString()}`,
    lines: lines.map((line) => {
      const options = optionsText(line.options);
      return { id: line.id, name: options ? `${line.name}, ${options}` : line.name, count: line.quantity };
    }),
    outcome,
  };
  const title = words[cart ? "restore.title" : "restore.over.title"];
  return page(props, plainMeta(title, brand), cart ? 200 : 410);
}
