import { findCart } from "#commerce/sales/cart/reads.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { findReminder } from "#commerce/sales/checkout/reminders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type RestoreProps = {
  words: AreaTexts<"reminders">;
  csrf: string;
  /** The path that the form posts to, without the locale prefix. */
  action: string;
  lines: { id: string; name: string; count: number }[];
  /** Set when not everything fitted into the cart: `added` of `count` lines were added. */
  outcome: { added: number; count: number } | null;
};

/**
 * The page that the link in a reminder e-mail opens. It asks for confirmation, because mail programs open links by
 * themselves.
 */
export const load: LoadPrivate<RestoreProps> = async (context) => {
  const cart = await leftCart(context);
  // In the browser where it was abandoned, the cart is still the current one.
  if (cart && cart.id === context.visitor.cartId) return goTo(context, "/cart");
  return answer(context, cart, null);
};

/** Returns the cart that the e-mail's link refers to. What its shopper entered at checkout is not carried over. */
export async function leftCart({ services, query }: PrivateContext): Promise<Cart | null> {
  const id = reminderIn(query, services.config.SECRET);
  const found = id === null ? null : await findReminder(services.db, id);
  const cart = found && (await findCart(services.db, found.cartId));
  return cart && cart.lines.length > 0 ? cart : null;
}

export async function answer(context: PrivateContext, cart: Cart | null, outcome: RestoreProps["outcome"]) {
  const { services, locale, query } = context;
  const [words, lines] = await Promise.all([
    loadAreaTexts("reminders", context),
    linesInLanguage(services, locale, cart?.lines ?? []),
  ]);
  const props = {
    words,
    action: `/cart/restore?${query.toString()}`,
    lines: lines.map(({ id, name, options, quantity }) => {
      return { id, name: [name, optionsText(options)].filter(Boolean).join(", "), count: quantity };
    }),
    outcome,
  };
  const title = { words: words[cart ? "restore.title" : "restore.over.title"] };
  return formPage(context, props, { title }, cart ? 200 : 410);
}
