import type { EntryInput } from "#services/content/writes.ts";

/** What the shop offers beside the things of a category (specification 3.16); the first list is for everything else. */
const lists: { uid: string; title: string; category: string[]; products: string[] }[] = [
  {
    uid: "add_on_products",
    title: "Add-ons for everything",
    category: [],
    products: ["thaw-bottle", "firn-sticker-set", "errand-tote", "second-chance-strap-set"],
  },
  {
    uid: "add-ons-snowboards",
    title: "Add-ons for snowboards",
    category: ["snowboards"],
    products: ["foothold-stomp-pad", "formality-leash", "three-degrees-wax-bar", "plain-scraper", "apres-cable-lock"],
  },
  {
    uid: "add-ons-boots",
    title: "Add-ons for boots",
    category: ["boots"],
    products: ["drip-boot-bag", "thaw-bottle", "firn-sticker-set"],
  },
  {
    uid: "add-ons-bindings",
    title: "Add-ons for bindings",
    category: ["bindings"],
    products: ["stub-driver", "second-chance-strap-set", "foothold-stomp-pad"],
  },
];

const references = (type: string, uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }));

export const addOnEntries = (): EntryInput[] =>
  lists.map(({ uid, title, category, products }) => ({
    contentType: "category_product_add_on_config",
    uid,
    locale: "en-us",
    title,
    data: { category: references("product_category", category), products: references("product", products) },
  }));
