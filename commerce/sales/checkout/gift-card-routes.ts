import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { customerOf, holderOf } from "#commerce/sales/cart/holder.ts";
import type { CodeLimits } from "#commerce/sales/promotions/code-attempts.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { ShownServices } from "./actions.ts";
import { addGiftCard, type CardProblemCode, type GiftCardResult, removeGiftCard } from "./gift-cards.ts";
import { CheckoutV3, toCheckoutV3 } from "./rest.ts";

const statuses: Record<CardProblemCode, number> = {
  "cart-not-found": 404,
  "gift-card-refused": 422,
  "too-many-gift-cards": 422,
  "too-many-tries": 429,
};

const CartId = Type.Object({ cartId: Type.String() });
const ByCard = Type.Object({ cartId: Type.String(), id: Type.String() });
const CardBody = Type.Object({ gift_certificate_code: Type.String({ minLength: 1, maxLength: 100 }) });
const answers = { 200: CheckoutV3, 201: CheckoutV3 };

function send(reply: FastifyReply, status: 200 | 201, answer: GiftCardResult) {
  if (answer.ok) return reply.code(status).header("cache-control", "no-store").send(toCheckoutV3(answer.value));
  const { code, detail } = answer.problem;
  if (code === "too-many-tries") reply.header("retry-after", String(detail?.seconds));
  return sendProblem(reply, statuses[code], answer.problem);
}

/** Gift cards on a checkout; unknown codes are counted by session and address. */
export function giftCardCheckoutRoutes(
  app: App,
  services: ShownServices & { config: CodeLimits & { SECRET: string } },
): void {
  const { SECRET } = services.config;
  const adding = { schema: { params: CartId, body: CardBody, response: answers } };
  app.post("/checkout/:cartId/gift-certificates", adding, async (request, reply) => {
    const { params, body, visit, ip } = request;
    const trier = { sessionHash: visit.sessionHash, address: ip };
    const holder = holderOf(request, params.cartId, SECRET);
    const wish = { cartId: params.cartId, typed: body.gift_certificate_code, trier, holder };
    return send(reply, 201, await addGiftCard(services, customerOf(request), wish));
  });

  const removing = { schema: { params: ByCard, response: answers } };
  app.delete("/checkout/:cartId/gift-certificates/:id", removing, async (request, reply) => {
    const { cartId, id } = request.params;
    const [cardId, holder] = [idIn(id), holderOf(request, cartId, SECRET)];
    return send(reply, 200, await removeGiftCard(services, customerOf(request), { cartId, cardId, holder }));
  });
}
