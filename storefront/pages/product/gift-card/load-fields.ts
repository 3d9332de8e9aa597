import { recipientLimits, sendDays } from "#commerce/sales/gift-cards/recipients.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { giftFieldsMarkup } from "./fields.tsx";

type LocalContext = Pick<PageContext, "services" | "locale">;

/** The fields for the recipient of a gift card. */
export async function recipientFieldsOf(context: LocalContext, region: PriceRegion): Promise<string> {
  const [words, texts] = await Promise.all([loadAreaTexts("extras", context), textsFor(context)]);
  const days = sendDays(region, new Date());
  return giftFieldsMarkup({ words, optional: texts["checkout.optional"], days, longest: recipientLimits });
}
