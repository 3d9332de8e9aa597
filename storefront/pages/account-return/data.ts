import type { LoadPrivate } from "#storefront/app/page.ts";
import { type LabelProps, labelPage } from "#storefront/components/own-order/label.ts";
import { ofCustomer } from "#storefront/components/own-order/own.ts";

export const load: LoadPrivate<LabelProps> = async (context) => labelPage(context, await ofCustomer(context));
