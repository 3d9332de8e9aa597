import type { ContentType } from "#services/content/schema.ts";
import { bannerFields, linkable } from "./blocks.ts";
import { booleans, group, groups, lists, reference, texts, value } from "./fields.ts";
import { hotspots } from "./hotspots.ts";
import { single, type } from "./type.ts";

/** What stands around every page, and fields that several types share (specification 3.3). */

const social = groups("social", ...texts("network", "href"));

export const globalFields: ContentType[] = [
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

export const frame: ContentType[] = [
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
        ...texts(
          "account",
          "create",
          "password",
          "order",
          "letters",
          "contact",
          "gift_card",
          "pro_create",
          "pro_signup",
        ),
        ...texts("empty_cart", "empty_wishlist", "empty_viewed", "nothing_found"),
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
