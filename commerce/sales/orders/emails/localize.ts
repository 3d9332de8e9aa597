import type { Order } from "#commerce/sales/orders/schema.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";

type Line = { name: string; options: readonly { code: string; label: string }[] };

/** Lines with titles and option names as the shop shows them in that language, in one look-up. */
export async function localizeLines<L extends Line & { uid: string }>(
  content: ContentClient,
  lines: readonly L[],
  language: Language,
): Promise<L[]> {
  const uids = [...new Set(lines.map(({ uid }) => uid))];
  const locale = language === "en" ? defaultLocale.contentLocale : language;
  const entries = await content.byUids<Partial<ProductContent>>("product", uids, locale);
  return lines.map((line) => {
    const entry = entries.get(line.uid);
    const options = line.options.map((option) => ({
      ...option,
      label: entry?.data.valueNames?.[option.code] ?? option.label,
    }));
    return { ...line, name: entry?.title || line.name, options };
  });
}

/** The same for an order. */
export async function localizeOrder(
  { db, content }: { db: Db; content: ContentClient },
  order: Order,
  language: Language,
): Promise<Order> {
  const ids = [...new Set(order.lines.map((line) => line.productId))];
  const products = await db.selectFrom("products").select(["id", "uid"]).where("id", "in", ids).execute();
  const uids = new Map(products.map((row) => [row.id, row.uid]));
  const lines = order.lines.map((line) => ({ ...line, uid: uids.get(line.productId) ?? "" }));
  return { ...order, lines: await localizeLines(content, lines, language) };
}
