import type { ContentType } from "#services/content/schema.ts";
import { catalogue } from "./catalogue-types.ts";
import { booleans, groups, lists, maps, reference, texts } from "./fields.ts";
import { frame, globalFields } from "./frame-types.ts";
import { pages } from "./page-types.ts";
import { single, type } from "./type.ts";

/** The content types of the demo world (specification 3.3 to 3.16). */

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
