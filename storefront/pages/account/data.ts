import { sql } from "kysely";
import { findAllowance } from "#commerce/customers/pro/reads.ts";
import { ordersOf } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { type AllowanceView, allowanceView } from "#storefront/components/account/allowance.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type AccountProps = {
  words: AreaTexts<"pro-applications">;
  csrf: string;
  name: string | null;
  email: string;
  addresses: number;
  lastOrder: { id: number; status: OrderStatus; placed: string } | null;
  /** What a professional may still spend; null for everybody else. */
  allowance: AllowanceView | null;
  /** Of the page with the saved cards; null where the payment provider keeps none. */
  cards: AreaTexts<"saved-cards"> | null;
};

/** Specification 3.1: the name is shown only if both its parts exist. */
export const load: LoadPrivate<AccountProps> = async (context) => {
  const { services, locale, visitor, region } = context;
  const { db } = services;
  const { id = 0, firstName = "", lastName = "", email = "" } = visitor.customer ?? {};
  const [words, cards, [order], allowance, stored] = await Promise.all([
    loadAreaTexts("pro-applications", context),
    services.payments?.savedCards ? loadAreaTexts("saved-cards", context) : null,
    ordersOf(db, id, 1, 1),
    region ? findAllowance(db, id, currencyOf(region)) : null,
    sql<{ count: number }>`select count(*)::integer as count from addresses where customer_id = ${id}`.execute(db),
  ]);
  const day = new Intl.DateTimeFormat(locale.intl, { dateStyle: "long", timeZone: "UTC" });
  const props = {
    words,
    name: firstName && lastName ? fullName({ firstName, lastName }, locale.language) : null,
    email,
    addresses: stored.rows[0]?.count ?? 0,
    lastOrder: order ? { id: order.id, status: order.status, placed: day.format(order.placedAt) } : null,
    cards,
    allowance: allowanceView(allowance, { region: region ?? "", amount: 0, intl: locale.intl }),
  };
  return formPage(context, props, { title: "account.title.plain" });
};
