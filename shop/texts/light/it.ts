import catalogue from "../it/catalogue.ts";
import frame from "../it/frame.ts";
import merchandise from "../it/merchandise.ts";
import search from "../it/search.ts";
import specs from "../it/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../it.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
