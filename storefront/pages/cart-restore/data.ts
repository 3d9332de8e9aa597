import { findCart } from "#commerce/sales/cart/reads.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import { reminderIn } from "#commerce/sales/checkout/reminders/links.ts";
import { findReminder } from "#commerce/sales/checkout/reminders/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { linesInLanguage, optionsText } from "#storefront/components/cart/line-texts.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { goTo } from "#storefront/routing/go-to.ts";

export type RestoreProps = {
  words: AreaTexts<"reminders">;
  csrf: string;
  /** Address that its form posts to, below the locale. */
  action: string;
  lines: { id: string; name: string; count: number }[];
  /** What did not fit into the cart: articles in it, of how many. */
  outcome: { added: number; count: number } | null;
};

/** What an e-mail's link leads to. It asks first: mail programs open links by themselves. */
export const load: LoadPrivate<RestoreProps> = async (context) => {
  const cart = await leftCart(context);
  // In the browser that it was left in, it is there still.
  if (cart && cart.id === context.visitor.cartId) return goTo(context, "/cart");
  return answer(context, cart, null);
};

/** The cart that the link's e-mail was about. What checkout knows of its shopper stays where it is. */
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
