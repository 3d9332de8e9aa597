import type { LoadPrivate } from "#shop/frame/page.ts";
import { type LabelProps, labelPage } from "#shop/parts/own-order/label.ts";
import { ofKey } from "#shop/parts/own-order/own.ts";

export const load: LoadPrivate<LabelProps> = async (context) => labelPage(context, await ofKey(context));
