import {
  booleans,
  choice,
  globalField,
  group,
  groups,
  lists,
  maps,
  reference,
  richTexts,
  texts,
  trees,
} from "./fields.ts";

/** The blocks of pages. The shop has one component for each kind of block. */

/** The content types that have their own pages and can therefore be linked. */
export const linkable = [
  "page",
  "landing_page",
  "product",
  "product_category",
  "blog",
  "blog_category",
  "support",
  "athlete",
  "team_page",
  "pro",
];

export const kinds = [
  "text",
  "rich_text",
  "html",
  "picture",
  "image_set",
  "video",
  "table",
  "quote",
  "accordion",
  "form",
  "banner",
  "products",
  "product_grid",
  "product_slider",
  "hotspot",
  "category_group",
  "journal",
] as const;

/** The fields of a banner (specification 3.14), as an entry or as a block of a page. */
export const bannerFields = [
  ...richTexts("content"),
  ...texts("content_layout"),
  ...booleans("dark_overlay_on_banner_image", "disable_link", "wrap_copy"),
  globalField("background", "background"),
  groups(
    "cta_button_global",
    ...texts("button_text", "button_class", "type", "href"),
    group("external_link", ...texts("title", "href")),
    reference("internal_link", ...linkable),
    ...booleans("disable_link", "new_tab"),
  ),
];

/**
 * A list of blocks. Each uses the fields of its kind, and is shown only in its `regions` when it names any. `after` is
 * the part of the home page that precedes the block.
 */
export const blocks = groups(
  "blocks",
  choice("kind", ...kinds),
  ...texts("after", "heading", "title", "text", "author", "image", "alt", "set", "video", "poster", "form"),
  ...lists("paragraphs", "columns", "uids", "regions"),
  ...richTexts("html"),
  ...trees("json"),
  ...maps("rows"),
  groups("images", ...texts("image", "alt")),
  groups("items", ...texts("title"), ...richTexts("html", "text"), ...trees("json")),
  reference("products", "product"),
  reference("banner", "banner"),
  reference("hotspot", "hotspot"),
  reference("group", "category_groups"),
  reference("media", "image", "video"),
  ...bannerFields,
);
