import catalogue from "../es/catalogue.ts";
import frame from "../es/frame.ts";
import merchandise from "../es/merchandise.ts";
import search from "../es/search.ts";
import specs from "../es/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../es.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
