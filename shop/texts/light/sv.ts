import catalogue from "../sv/catalogue.ts";
import frame from "../sv/frame.ts";
import merchandise from "../sv/merchandise.ts";
import search from "../sv/search.ts";
import specs from "../sv/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../sv.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
