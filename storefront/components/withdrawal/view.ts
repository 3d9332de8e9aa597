import { findWithdrawable, returnsOf } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { withdraw } from "#commerce/aftersales/returns/withdrawal/actions.ts";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { fullName } from "#commerce/shared/regions/names.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { notFound, type PageAnswer, type PrivateContext, page, redirect } from "#storefront/app/page.ts";
import { orderViews } from "#storefront/components/orders/order-view.ts";
import type { OwnOrder } from "#storefront/components/own-order/own-order.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { WithdrawalProps } from "./props.ts";

type Answer = Promise<PageAnswer<WithdrawalProps>>;
type Outcome = Partial<Pick<WithdrawalProps, "step" | "problem">> & { chosen?: Map<number, number> };

/** The page for withdrawing from an order's contract. Without the right to withdraw it is not available. */
export async function withdrawalPage(context: PrivateContext, own: OwnOrder | null, outcome: Outcome = {}): Answer {
  const { services, locale, visitor, query, brand } = context;
  if (!own) return notFound();
  const { order, path, search } = own;
  const done = doneIn(await returnsOf(services.db, order.id), query.get("done"));
  if (!done && !hasRight(order)) return notFound();
  const [words, [view], left] = await Promise.all([
    loadAreaTexts("withdrawal", { services, locale }),
    orderViews(services, locale, [order]),
    findWithdrawable(services.db, order),
  ]);
  const names = new Map(
    view?.lines.map(({ id, title, options }) => [Number(id), [title, options].filter(Boolean).join(", ")]),
  );
  const { step = left.size > 0 ? "choose" : "over", problem = null, chosen } = outcome;
  const format = dateFormat(locale.intl, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Europe/Berlin",
  });
  const props: WithdrawalProps = {
    words,
    csrf: visitor.csrfToken,
    action: `${localePath(locale, path)}/withdrawal${search}`,
    back: `${localePath(locale, path)}${search}`,
    orderId: order.id,
    name: fullName(order.billingAddress, order.billingAddress.country),
    email: order.email,
    lines: [...left].map(([id, most]) => ({
      id,
      most,
      name: names.get(id) ?? "",
      chosen: chosen ? (chosen.get(id) ?? 0) : most,
    })),
    step: done ? "done" : step,
    problem,
    receipt: done && { number: done.id, time: format.format(done.createdAt) },
  };
  return page(props, plainMeta(words["withdraw.title"], brand), problem ? 422 : 200);
}

const doneIn = (returns: readonly Return[], id: string | null): Return | null =>
  returns.find((one) => String(one.id) === id && one.items.some(({ reason }) => reason === "withdrawal")) ?? null;

/** Shows the confirmation after the choice, and withdraws when it is confirmed. Both steps have the same fields. */
export async function postWithdrawal(context: PrivateContext, own: OwnOrder | null, form: URLSearchParams): Answer {
  if (!own) return notFound();
  const { services, locale } = context;
  const chosen = new Map(
    own.order.lines.map(({ id }) => {
      const text = form.get(`quantity-${id}`)?.trim() ?? "";
      return [id, text === "" ? 0 : /^\d{1,6}$/.test(text) ? Number(text) : -1] as const;
    }),
  );
  const action = form.get("action");
  if (action === "change") return withdrawalPage(context, own, { chosen });
  const items = [...chosen].flatMap(([orderLineId, quantity]) => (quantity === 0 ? [] : [{ orderLineId, quantity }]));
  if (items.length === 0) return withdrawalPage(context, own, { chosen, problem: { key: "withdraw.none" } });
  const left = await findWithdrawable(services.db, own.order);
  if (left.size === 0) return withdrawalPage(context, own);
  const isWrong = items.some(({ orderLineId, quantity }) => quantity < 0 || quantity > (left.get(orderLineId) ?? 0));
  const wrong: Outcome = { chosen, problem: { key: "withdraw.wrong" } };
  if (isWrong) return withdrawalPage(context, own, wrong);
  if (action !== "confirm") return withdrawalPage(context, own, { chosen, step: "check" });
  const made = await withdraw(services, own.order.id, { items, by: own.by });
  if (!made.ok) return withdrawalPage(context, own, made.problem.code === "bad-quantity" ? wrong : {});
  const to = `${own.path}/withdrawal${own.search ? `${own.search}&` : "?"}done=${made.value.id}`;
  return redirect(localePath(locale, to), 303);
}
