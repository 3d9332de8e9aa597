import catalogue from "../en/catalogue.ts";
import frame from "../en/frame.ts";
import merchandise from "../en/merchandise.ts";
import search from "../en/search.ts";
import specs from "../en/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../en.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
