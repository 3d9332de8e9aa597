import type { ContentType } from "#services/content/schema.ts";
import { blocks } from "./blocks.ts";
import { booleans, dates, group, groups, lists, numbers, reference, texts } from "./fields.ts";
import { hotspots } from "./hotspots.ts";
import { page, type } from "./type.ts";

/** Pages, and what they show. */

const article = [...texts("intro", "image", "alt", "caption"), blocks];
const picture = [...texts("image", "title", "text", "tone"), group("link", ...texts("label", "path"))];

export const pages: ContentType[] = [
  type(
    "home",
    "Home page",
    [
      group("hero", ...picture),
      groups("tiles", ...texts("image", "tone", "title", "text", "path")),
      groups("facts", ...texts("title", "text", "path")),
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
  type(
    "support",
    "Support answer",
    [
      ...article,
      ...numbers("order"),
      ...texts("group", "measure"),
      groups("by_kind", ...lists("kinds"), ...texts("text")),
    ],
    page("/support"),
  ),
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
