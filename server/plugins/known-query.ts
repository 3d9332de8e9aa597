import fp from "fastify-plugin";
import { sendProblem } from "#platform/http/problems.ts";

/** What staff ask: by key below /api/staff, in the office below /office/api. Shoppers' routes ignore what they do not know. */
const ofStaff = /^\/(?:api\/staff|office\/api)\//;

type QuerySchema = {
  properties?: Record<string, unknown>;
  allOf?: QuerySchema[];
  anyOf?: QuerySchema[];
};

const namesIn = ({ properties = {}, allOf = [], anyOf = [] }: QuerySchema): string[] => [
  ...Object.keys(properties),
  ...[...allOf, ...anyOf].flatMap(namesIn),
];

/**
 * Refuses reads by staff with a query parameter that the route's schema does not declare: a misspelt filter would be
 * ignored, and a list of everything taken for the filtered one. The problem names what was sent and what is known.
 */
export const knownQueryPlugin = fp(async (app) => {
  app.addHook("onRoute", (route) => {
    if (!ofStaff.test(route.url) || ![route.method].flat().includes("GET")) return;
    const known = [...new Set(namesIn((route.schema?.querystring ?? {}) as QuerySchema))];
    const isKnown = new Set(known);
    route.preValidation = [
      ...[route.preValidation ?? []].flat(),
      async (request, reply) => {
        const unknown = Object.keys(request.query as object).filter((name) => !isKnown.has(name));
        if (unknown.length === 0) return;
        return sendProblem(reply, 422, {
          code: "invalid",
          message: `Check ${unknown.join(", ")}.`,
          fields: Object.fromEntries(unknown.map((name) => [name, "is not known here"])),
          detail: { known },
        });
      },
    ];
  });
});
