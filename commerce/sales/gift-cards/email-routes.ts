import { Type } from "typebox";
import { findSentEmail, SentEmailView, sentEmailsOf, toSentView } from "#commerce/shared/email/sent.ts";
import { sendEmailPage } from "#commerce/shared/email/sent-page.ts";
import { IdParams, many } from "#commerce/shared/rest/shapes.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { type CardServices, cardNotFound, sendCardAgain } from "./actions.ts";
import { currenciesAt, ofCardsCurrency } from "./markets.ts";
import { findCard, findCardWithin } from "./reads.ts";

/** Emails about a gift card: shown without the code, and sent again with it to the same recipient. */
export function giftCardEmailRoutes(app: App, services: CardServices): void {
  const { db } = services;
  const onRequest = [staffOnly(db, { read: "gift-cards:read", write: "gift-cards:write" }), noStore];
  const tags = ["gift certificates"];

  const listing = { schema: { tags, params: IdParams, response: { 200: many(SentEmailView) } }, onRequest };
  app.get("/gift-certificates/:id/emails", listing, async (request, reply) => {
    const card = await findCardWithin(db, idIn(request.params.id), currenciesAt(request));
    if (!card) return sendProblem(reply, 404, cardNotFound.problem);
    return { data: (await sentEmailsOf(db, { cardId: card.id })).map(toSentView), meta: {} };
  });

  const OfCard = Type.Object({ id: Type.String(), entry: Type.String() });
  app.get(
    "/gift-certificates/:id/emails/:entry/page",
    { schema: { tags, params: OfCard }, onRequest },
    async (request, reply) => {
      const card = await findCardWithin(db, idIn(request.params.id), currenciesAt(request));
      const email = card && (await findSentEmail(db, { cardId: card.id }, idIn(request.params.entry)));
      return email ? sendEmailPage(reply, email.html) : sendProblem(reply, 404, cardNotFound.problem);
    },
  );

  const again = {
    schema: { tags, params: IdParams, response: { 202: Type.Object({ to: Type.String() }) } },
    onRequest,
    preHandler: ofCardsCurrency(db),
  };
  app.post("/gift-certificates/:id/emails/again", again, async (request, reply) => {
    const card = await findCard(db, idIn(request.params.id));
    if (!card) return sendProblem(reply, 404, cardNotFound.problem);
    const sent = await sendCardAgain(services, card.id, staffNameAt(request));
    return sent.ok ? reply.code(202).send({ to: sent.value }) : sendProblem(reply, 409, sent.problem);
  });
}
