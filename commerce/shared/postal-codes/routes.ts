import type { App } from "#platform/http/app.ts";
import { placeOfCode } from "./lookup.ts";
import { CodeAnswer, CodeParams } from "./schema.ts";

/** Returns the town and state of a postal code, for forms that fill them in. An unknown code is not an error. */
export function postalCodeRoutes(app: App): void {
  const schema = { params: CodeParams, response: { 200: CodeAnswer } };
  app.get("/addresses/postal-codes/:country/:code", { schema }, async ({ params }, reply) => {
    const country = params.country.toLowerCase();
    const place = await placeOfCode(country, params.code);
    reply.header("cache-control", "public, max-age=86400");
    if (!place) return { data: null };
    const { city, state } = place;
    return {
      data: {
        country_code: country.toUpperCase(),
        postal_code: params.code.toUpperCase(),
        city,
        state_or_province_code: state,
      },
    };
  });
}
