import catalogue from "../de/catalogue.ts";
import frame from "../de/frame.ts";
import merchandise from "../de/merchandise.ts";
import search from "../de/search.ts";
import specs from "../de/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../de.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
