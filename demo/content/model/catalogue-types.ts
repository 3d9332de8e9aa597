import type { ContentType } from "#services/content/schema.ts";
import {
  booleans,
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
  value,
} from "./fields.ts";
import { page, type } from "./type.ts";

/** Texts of products and categories. */

const priceCountries = "au at ca cz fr de it jp nl no ru pl es se ch gb nz".split(" ");

export const catalogue: ContentType[] = [
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
      group("story", ...texts("image", "line", "text")),
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
