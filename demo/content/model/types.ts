import type { ContentField, ContentType, ContentTypeOptions } from "#services/content/schema.ts";
import { bannerFields, blocks, linkable } from "./blocks.ts";
import {
  booleans,
  choice,
  dates,
  globalField,
  group,
  groups,
  lists,
  maps,
  numbers,
  reference,
  richTexts,
  taxonomy,
  texts,
  title,
  url,
} from "./fields.ts";

/** The content types of the demo world (specification 3.3 to 3.16). */

const type = (uid: string, name: string, fields: ContentField[], options: ContentTypeOptions = {}): ContentType => ({
  uid,
  title: name,
  options,
  schema: options.is_page ? [title, url, ...fields] : [title, ...fields],
});

/** `url_prefix` is the beginning of the page's path (specification 2.3). */
const page = (url_prefix: string): ContentTypeOptions => ({ is_page: true, url_prefix });
const single: ContentTypeOptions = { singleton: true };

const social = groups("social", ...texts("network", "href"));
const article = [...texts("intro", "image", "alt", "caption"), blocks];
const picture = [...texts("image", "title", "text", "tone"), group("link", ...texts("label", "path"))];
const value = (uid: string) => group(uid, ...texts("value"));
/** The hotspots on a picture (specification 3.15). */
const hotspots = groups(
  "hotspots",
  ...texts("id", "title", "description", "href", "ampId", "ctaCopy", "fontColor", "backgroundColor", "selector"),
  group("dataType", choice("value", "product", "page", "manual")),
  group("product", ...texts("uid")),
  group("page", ...texts("uid")),
  group("points", ...numbers("x", "y")),
  group("manual", ...texts("title", "description", "href", "ampId")),
);

const priceCountries = "au at ca cz fr de it jp nl no ru pl es se ch gb nz".split(" ");

const globalFields: ContentType[] = [
  {
    uid: "seo",
    title: "Search engines",
    isGlobalField: true,
    schema: texts("seo_title", "og_image", "imageset", "description"),
  },
  {
    uid: "background",
    title: "Background",
    isGlobalField: true,
    schema: [
      ...texts("type", "imageset", "amplience_id", "alt_text", "desktop_aspect_ratio", "mobile_aspect_ratio"),
      ...booleans("banner_zoom"),
      group(
        "content",
        ...texts("amplienceId", "fontColor", "backgroundColor"),
        ...booleans("enableHotspots"),
        hotspots,
        value("ctaClass"),
      ),
    ],
  },
];

const frame: ContentType[] = [
  type(
    "header",
    "Header",
    [
      reference("main_nav", "main_nav"),
      reference("top_alert", "top_alert"),
      reference("secondary_nav", "main_nav"),
      social,
    ],
    single,
  ),
  type("top_alert", "Alert", [...lists("regions"), ...texts("text")]),
  type("main_nav", "Navigation item", [
    ...lists("regions", "shortcuts"),
    reference("children", "product_category"),
    group(
      "link",
      ...texts("type", "title", "href", "content_type", "color"),
      reference("internal_link", ...linkable),
      group("external_link", ...texts("title", "href")),
      groups("filters", ...texts("key", "name", "value"), ...lists("values")),
      ...booleans("new_tab"),
      reference("banner", "banner"),
    ),
  ]),
  type("banner", "Banner", bannerFields),
  type(
    "search",
    "Search",
    [reference("main_menu", "main_nav"), reference("sidebar_menu", "main_nav"), ...lists("popular_queries")],
    single,
  ),
  type(
    "brand_settings",
    "Brand settings",
    [
      ...texts("site_url", "display_name", "media_alias"),
      group("brand_logo", ...texts("amplience_id")),
      group("search_fallback_image", ...texts("amplience_id")),
      group(
        "form_scenes",
        ...texts("account", "create", "password", "order", "letters", "contact", "gift_card"),
        ...texts("empty_cart", "empty_wishlist"),
      ),
      group("seo", ...texts("title", "description", "og_image")),
      { ...social, uid: "social_media", display_name: "Social media" },
      group(
        "contact",
        ...texts("phone", "time_zone"),
        group("address", ...texts("street", "city", "state", "postal_code", "country")),
        groups("opening_hours", ...lists("days_of_week"), ...texts("opening_time", "closing_time")),
      ),
      ...booleans("shopping", "site_search", "automated_related_products", "product_data_refactor"),
    ],
    single,
  ),
];

const catalogue: ContentType[] = [
  type(
    "product",
    "Product",
    [
      ...texts("display_title", "tagline", "description", "price_range", "video", "size_guide"),
      ...lists("regions"),
      ...maps("bc_products", "valueNames"),
      value("is_new"),
      value("is_redesigned"),
      group("prices", ...numbers(...priceCountries)),
      group("image", ...texts("amplience_id", "imageset")),
      groups("product_specs", ...texts("id", "value")),
      groups("updated_product_specs", ...texts("id", "value")),
      reference("related_products", "product"),
      group("generic_page", ...richTexts("content")),
      globalField("seo_meta", "seo"),
      taxonomy("terrain"),
    ],
    page("/p"),
  ),
  type(
    "product_category",
    "Product category",
    [
      ...texts("display_title", "description", "menu_image"),
      ...maps("cat_ids_bc"),
      ...lists("regions"),
      ...booleans("automated_related_products"),
      globalField("seo_meta", "seo"),
    ],
    page("/c"),
  ),
  type("category_story", "Category story", texts("image", "path", "text", "label")),
  type("colour", "Colour", texts("hex")),
  type("color_group", "Color group", [...texts("color_name", "option_swatch_hex"), ...lists("child_colors")]),
];

const pages: ContentType[] = [
  type(
    "home",
    "Home page",
    [
      group("hero", ...picture),
      groups("tiles", ...texts("image", "tone", "title", "text", "path")),
      group("rack", ...texts("title"), group("link", ...texts("label", "path"))),
      group("dressed", ...texts("title", "text", "hotspot")),
      group("story", ...picture, ...texts("label")),
      group("pro", ...texts("title", "text"), group("link", ...texts("label", "path"))),
      blocks,
    ],
    { is_page: true, singleton: true },
  ),
  type("hotspot", "Hotspot picture", [...texts("amplienceId", "alt_text"), ...booleans("enableHotspots"), hotspots]),
  type("image", "Picture", texts("amplience_id", "alt_text", "caption")),
  type("video", "Film", texts("amplience_id", "poster", "caption")),
  type("page", "Page", article, page("")),
  type("pro", "Pro page", [...article, ...texts("price_example")], page("")),
  type("team_page", "Team page", article, { ...page(""), singleton: true }),
  type(
    "landing_page",
    "Landing page",
    [...article, ...texts("tone"), group("link", ...texts("label", "path"))],
    page("/l"),
  ),
  type("blog", "Journal post", [...article, ...texts("category", "author"), ...dates("date")], page("/blog/p")),
  type("blog_category", "Journal category", texts("intro"), page("/blog")),
  type("support", "Support answer", [...article, ...numbers("order"), ...texts("group")], page("/support")),
  type("athlete", "Athlete", [...article, ...texts("home", "stance"), ...lists("rides")], page("/team")),
  type("category_groups", "Category group", [
    reference("parent_category", "product_category"),
    groups("categories", reference("category", "product_category"), ...texts("clp_display_title")),
    ...lists("clp_layout_tags"),
  ]),
  type("error_page", "Error page", [
    ...texts("header", "main_content", "link_text", "product_header"),
    ...lists("regions", "products"),
    groups("automated_related_products", reference("category", "product_category")),
    reference("banner", "banner"),
    group("product_recommendation_page", ...texts("header", "main_content")),
  ]),
];

const settings: ContentType[] = [
  type("regions", "Region", texts("region_id")),
  type("redirect", "Redirect", [...texts("from", "to"), ...booleans("permanent")]),
  type("display_text", "Display text", texts("text")),
  type("duplicate_display_text", "Display text of a second place", texts("text")),
  type("email_signup_settings", "E-mail signup settings", [
    ...lists("lists", "regions"),
    ...texts("copy"),
    ...booleans("back_in_stock_notifications"),
  ]),
];

const attributes: ContentType[] = [
  type(
    "automated_related_products_config",
    "Automated related products",
    [
      groups(
        "categories",
        ...maps("cat_ids_bc"),
        groups(
          "grouped_attributes",
          groups("product_attributes", ...texts("attribute_id"), ...booleans("top_level_attribute")),
        ),
      ),
    ],
    single,
  ),
  type("hide_product_attributes", "Hidden product attributes", lists("attributes"), single),
  type(
    "manage_product_attributes",
    "Order of product attributes",
    [groups("attributes", ...texts("attribute_id"), ...lists("options"))],
    single,
  ),
];

const addOns: ContentType[] = [
  type("category_product_add_on_config", "Add-ons by category", [
    reference("category", "product_category"),
    reference("products", "product"),
  ]),
];

export const contentTypes: ContentType[] = [
  ...globalFields,
  ...frame,
  ...catalogue,
  ...pages,
  ...settings,
  ...attributes,
  ...addOns,
];
