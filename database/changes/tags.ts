import { everything, type Tag } from "#platform/cache/tag.ts";

export { everything };

/**
 * All tags. Reads note the tags of the data they read (platform/cache/noted-tags.ts), transactions record the tags of
 * the data they change (record.ts; in SQL record_change), and everything made from a changed tag is made again.
 */

const tag = (text: string): Tag => text as Tag;

/** Everything about a product. Of its stock only changes at ten pieces or fewer (database/functions/stock.sql). */
export const productTag = (id: number): Tag => tag(`product:${id}`);
/** What lists show of a product: its card and whether it is in stock. */
export const listingTag = (id: number): Tag => tag(`listing:${id}`);
/** Which products lists contain, their order, and their filters. */
export const listsTag = tag("listings");
/** Which products are in stock. Noted by every list, because each counts them; lists may be narrowed to them, too. */
export const inStockTag = tag("in-stock");
export const categoriesTag = tag("categories");
/** A category's rule has changed: its products are selected again (commerce/catalog/categories/fill.ts). */
export const fillCategoryTag = (id: number): Tag => tag(`fill-category:${id}`);
/** The former addresses of products. */
export const addressesTag = tag("addresses");

/** Which own fields exist, their names, and who sees them. */
export const ownFieldsTag = tag("own-fields");

/** Staff members have a new notice (commerce/staff/notices). */
export const staffNoticesTag = tag("staff-notices");
export const promotionsTag = tag("promotions");
export const storesTag = tag("stores");
/** Delivery methods, times and prices (database/functions/delivery.sql). */
export const deliveryTag = tag("delivery");
/** The merchant's settings for the whole shop: name, markets, tax rates (commerce/settings). */
export const settingsTag = tag("settings");
/** Events are waiting to be sent to webhooks. */
export const webhooksTag = tag("webhooks");

export const searchTag = tag("search");
export const synonymsTag = tag("search-words");

export const contentTag = tag("content");
/** Recorded with every change of content, however small. */
export const someContentTag = tag("content:?");
export const contentTypeTag = (type: string): Tag => tag(`content:${type}`);
export const entryTag = (type: string, uid: string, locale: string): Tag => tag(`content:${type}:${uid}:${locale}`);
/** Which entries of a type exist. */
export const entriesTag = (type: string, locale: string): Tag => tag(`content-list:${type}:${locale}`);

/** Whether the tag names content, or everything. */
export const isOfContent = (one: Tag): boolean => one === everything || one.startsWith("content");

export const mediaTag = (key: { alias: string; kind: string; id: string }): Tag =>
  tag(`media:${key.kind}/${key.alias}/${key.id}`);
/** The products that these tags name, by themselves or through lists. */
export const productIdsIn = (tags: Iterable<Tag>): number[] => {
  const ids = [...tags].flatMap((one) => /^(?:product|listing):(\d{1,9})$/.exec(one)?.[1] ?? []);
  return [...new Set(ids.map(Number))];
};

/** The categories whose rules these tags name. */
export const filledCategoriesIn = (tags: Iterable<Tag>): number[] =>
  [...tags].flatMap((one) => Number(/^fill-category:(\d{1,9})$/.exec(one)?.[1]) || []);

/** The entries that these tags name. Null when they name more than entries, so that any content may have changed. */
export function entriesIn(tags: Iterable<Tag>): { contentType: string; uid: string }[] | null {
  const found = new Map<string, { contentType: string; uid: string }>();
  for (const one of tags) {
    if (one === everything || one === contentTag) return null;
    if (one === someContentTag || !one.startsWith("content:")) continue;
    const [, contentType, uid] = /^content:([^:]+):(.+):[^:]+$/s.exec(one) ?? [];
    if (contentType === undefined || uid === undefined) return null;
    found.set(`${contentType} ${uid}`, { contentType, uid });
  }
  return [...found.values()];
}
