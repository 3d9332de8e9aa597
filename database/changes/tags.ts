import { everything, type Tag } from "#platform/cache/tag.ts";

export { everything };

/**
 * Every tag there is. Reads note the tags of what they read (platform/cache/noted-tags.ts), transactions record the tags of what they
 * change (record.ts; in SQL record_change), and whatever was made of one of them is made anew.
 */

const tag = (text: string): Tag => text as Tag;

/** All that is said of a product, also how many pieces are left. */
export const productTag = (id: number): Tag => tag(`product:${id}`);
/** What lists show of a product: its card, with whether it is in stock. */
export const listingTag = (id: number): Tag => tag(`listing:${id}`);
/** Which products lists have, in which order, and what they can be narrowed by. */
export const listsTag = tag("listings");
/** Which products are on lists that were narrowed to what is in stock. */
export const inStockTag = tag("in-stock");
export const categoriesTag = tag("categories");
/** A category's rule says something else: its products are found anew (commerce/catalog/categories/fill.ts). */
export const fillCategoryTag = (id: number): Tag => tag(`fill-category:${id}`);
/** Which addresses products have left. */
export const addressesTag = tag("addresses");

/** Which own fields there are, how they are called, and who sees them. */
export const ownFieldsTag = tag("own-fields");

/** Members of staff are told of something new (commerce/staff/notices). */
export const staffNoticesTag = tag("staff-notices");
export const promotionsTag = tag("promotions");
export const storesTag = tag("stores");
/** What is delivered when and for how much (database/functions/delivery.sql). */
export const deliveryTag = tag("delivery");
/** What the merchant has set of the shop as a whole: its name, markets, tax rates (commerce/settings). */
export const settingsTag = tag("settings");
/** Events wait to be sent to webhooks. */
export const webhooksTag = tag("webhooks");

export const searchTag = tag("search");
export const synonymsTag = tag("search-words");

export const contentTag = tag("content");
/** Named with every change of content, however small. */
export const someContentTag = tag("content:?");
export const contentTypeTag = (type: string): Tag => tag(`content:${type}`);
export const entryTag = (type: string, uid: string, locale: string): Tag => tag(`content:${type}:${uid}:${locale}`);
/** Which entries of a type there are. */
export const entriesTag = (type: string, locale: string): Tag => tag(`content-list:${type}:${locale}`);

/** Whether it names content, or everything. */
export const isOfContent = (one: Tag): boolean => one === everything || one.startsWith("content");

export const mediaTag = (key: { alias: string; kind: string; id: string }): Tag =>
  tag(`media:${key.kind}/${key.alias}/${key.id}`);
/** The products that these tags name, by themselves or by what lists show of them. */
export const productIdsIn = (tags: Iterable<Tag>): number[] => {
  const ids = [...tags].flatMap((one) => /^(?:product|listing):(\d{1,9})$/.exec(one)?.[1] ?? []);
  return [...new Set(ids.map(Number))];
};

/** The categories whose rules these tags name. */
export const filledCategoriesIn = (tags: Iterable<Tag>): number[] =>
  [...tags].flatMap((one) => Number(/^fill-category:(\d{1,9})$/.exec(one)?.[1]) || []);

/** The entries that these tags name; null: they name more than entries, so any content may be different. */
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
