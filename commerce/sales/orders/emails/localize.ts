import { isSize, sizesIn } from "#commerce/catalog/products/boot-sizes.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";

type Line = { name: string; options: readonly { name: string; code: string; label: string }[] };
type ReaderLocale = { language: Language; country: string };

/** Translates the titles, option names and boot sizes of lines to those of the shop, in two queries. */
export async function localizeLines<L extends Line & { uid: string }>(
  { db, content }: { db: Db; content: ContentClient },
  lines: readonly L[],
  { language, country }: ReaderLocale,
): Promise<L[]> {
  const uids = [...new Set(lines.map(({ uid }) => uid))];
  const locale = language === "en" ? defaultLocale.contentLocale : language;
  const [entries, say] = await Promise.all([
    content.byUids<Partial<ProductContent>>("product", uids, locale),
    sizesIn(db, country, lines),
  ]);
  return lines.map((line) => {
    const entry = entries.get(line.uid);
    const options = line.options.map((option) => ({
      ...option,
      label: entry?.data.valueNames?.[option.code] ?? (isSize(option) ? say(line.uid, option.label) : option.label),
    }));
    return { ...line, name: entry?.title || line.name, options };
  });
}

/** The same for an order. */
export async function localizeOrder(
  services: { db: Db; content: ContentClient },
  order: Order,
  language: Language,
): Promise<Order> {
  const ids = [...new Set(order.lines.map((line) => line.productId))];
  const products = await services.db.selectFrom("products").select(["id", "uid"]).where("id", "in", ids).execute();
  const uids = new Map(products.map((row) => [row.id, row.uid]));
  const lines = order.lines.map((line) => ({ ...line, uid: uids.get(line.productId) ?? "" }));
  return { ...order, lines: await localizeLines(services, lines, { language, country: order.country }) };
}
